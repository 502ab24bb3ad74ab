import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { renderedTextGuide } from './RenderedText.guide.ts';
import { RenderedText } from './RenderedText.tsx';

const meta: Meta<typeof RenderedText> = {
  title: 'Kit/RenderedText',
  component: RenderedText,
  tags: ['autodocs'],
  parameters: { guide: renderedTextGuide },
};
export default meta;

type Story = StoryObj<typeof RenderedText>;

export const Everything: Story = {
  args: {
    html: `<p>A lease protects both sides. It says <strong>what</strong> is let, <em>for how long</em> and <a href="#price">for how much</a>.</p>
<h2>Before you sign</h2>
<ol><li>Read it twice.</li><li>Ask what the charges contain.</li><li>Take photographs of every room.</li></ol>
<h3>What the charges contain</h3>
<ul><li>Water and heating</li><li>The lift, where there is one</li></ul>
<blockquote><p>A good neighbour is worth more than a balcony.</p></blockquote>
<table><thead><tr><th>City</th><th>Deposit</th><th>Notice</th></tr></thead><tbody><tr><td>Luxembourg</td><td>2 months</td><td>3 months</td></tr><tr><td>Trier</td><td>3 months</td><td>3 months</td></tr></tbody></table>
<hr><p>The reference is <code>LU-2026</code>.</p><pre><code>rent + charges = total</code></pre>`,
  },
};

/** German's long words break; a wide table scrolls in its own box. */
export const LongWords: Story = {
  args: {
    html: `<h2>Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung</h2>
<p>Die Rechtsschutzversicherungsgesellschaften und die Nebenkostenabrechnungsbestimmungen.</p>
<table><thead><tr>${['Wohnungsgröße', 'Kaltmiete', 'Nebenkostenvorauszahlung', 'Mietsicherheit', 'Kündigungsfrist', 'Energieausweis'].map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody><tr>${'<td>Auf Anfrage bei der Hausverwaltung</td>'.repeat(6)}</tr></tbody></table>`,
  },
};
