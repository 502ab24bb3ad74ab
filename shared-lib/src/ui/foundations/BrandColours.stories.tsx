import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { cssColour, readableBrandColours } from '../hex-colour.ts';
import { themes } from './colour-tokens.ts';
import styles from './Foundations.module.css';
import { Page, Section } from './Page.tsx';

const meta: Meta = { title: 'Foundations/Colours of partners' };
export default meta;

type Story = StoryObj;

const partners = [
  ['Near white', '#fdfcf5'],
  ['Yellow', '#ffe600'],
  ['Orange', '#ff6600'],
  ['Red', '#e2001a'],
  ['Green', '#00c853'],
  ['Cyan', '#00bcd4'],
  ['Blue', '#003580'],
  ['Grey', '#808080'],
  ['Black', '#000000'],
] as const;

/** Whatever colour a partner brings: the text on it, and the colour as text, can be read in both themes. */
export const Readable: Story = {
  render: () => (
    <Page
      title="Colours of partners"
      intro="A partner's brand colour keeps its hue. Its lightness gives way until it can be read."
    >
      <Section title="On the colour, and as text" text="From #rrggbb by readableBrandColours.">
        <div className={styles.themes}>
          {themes.map((theme) => (
            <div key={theme} className={styles.theme} data-scheme={theme}>
              <h3>{theme}</h3>
              <ul className={styles.pairs}>
                {partners.map(([name, hex]) => {
                  const brand = readableBrandColours(hex);
                  if (!brand) return null;
                  const { ground, onGround, text } = brand;
                  return (
                    <li key={hex} className={styles.line}>
                      <span
                        className={styles.pair}
                        style={{ background: cssColour(ground), color: cssColour(onGround) }}
                      >
                        {name}
                      </span>
                      <strong style={{ color: cssColour(text[theme]) }}>{hex}</strong>
                    </li>
                  );
                })}
              </ul>
            </div>
          ))}
        </div>
      </Section>
    </Page>
  ),
};
