import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/Button.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { openInStory } from './open-in-story.ts';
import { popoverGuide } from './Popover.guide.ts';
import { Popover } from './Popover.tsx';

const meta: Meta<typeof Popover> = {
  title: 'Kit/Popover',
  component: Popover,
  tags: ['autodocs'],
  parameters: { guide: popoverGuide, docs: { story: { inline: false } } },
  args: {
    label: 'About the price',
    closeLabel: 'Close',
    align: 'start',
    trigger: (trigger) => <Button {...trigger}>About the price</Button>,
    children: <p>The price holds for one night and includes charges and cleaning.</p>,
  },
};
export default meta;

type Story = StoryObj<typeof Popover>;

export const Closed: Story = {};
export const Open: Story = { play: openInStory };

export const AtTheEnd: Story = {
  args: { align: 'end' },
  play: openInStory,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end' }}>
        <Story />
      </div>
    ),
  ],
};

export const Titled: Story = { args: { closeLabel: 'Close', isTitled: true }, play: openInStory };

export const WithFields: Story = {
  args: {
    label: 'Budget',
    role: 'dialog',
    trigger: (trigger) => <Button {...trigger}>Budget</Button>,
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        <TextField label="At least" inputMode="numeric" />
        <TextField label="At most" inputMode="numeric" />
        <Button variant="primary" data-closes>
          Show homes
        </Button>
      </div>
    ),
  },
  play: openInStory,
};

const longText = 'Rechtsschutzversicherungsgesellschaften und Grundstücksverkehrsgenehmigungszuständigkeiten';

/** German's long words and more text than a screen: the panel scrolls, the page does not. */
export const Overflow: Story = {
  args: {
    label: 'Nebenkostenabrechnungsbestimmungen',
    closeLabel: 'Schließen',
    trigger: (trigger) => <Button {...trigger}>Nebenkostenabrechnungsbestimmungen</Button>,
    children: (
      <>
        {Array.from({ length: 30 }, (_, index) => `${index + 1}. ${longText}`).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <a href="#more">Alle Bestimmungen</a>
      </>
    ),
  },
  play: openInStory,
};
