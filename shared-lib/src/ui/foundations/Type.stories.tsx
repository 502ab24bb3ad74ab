import type { Meta, StoryObj } from '@storybook/react-webpack5';
import styles from './Foundations.module.css';
import { fluidSize } from './fluid-size.ts';
import { Page, Section } from './Page.tsx';
import { readToken } from './page-tokens.ts';

const meta: Meta = { title: 'Foundations/Type' };
export default meta;

type Story = StoryObj;

const steps = [
  ['display', 'Moïen, come in', 'heading'],
  ['title-1', 'Homes between Moselle and Our', 'heading'],
  ['title-2', 'A balcony above the vineyards', 'heading'],
  ['title-3', 'Dachgeschosswohnung in Saarbrücken', 'heading'],
  ['lead', 'Short stays and long ones, from people who live next door.', 'text'],
  ['body', 'Une cuisine calme, deux chambres et le marché à cinq minutes à pied.', 'text'],
  ['small', 'All prices include the charges that everybody pays.', 'text'],
] as const;

function pixels(step: string): string {
  const size = readToken(`font-size-${step}`);
  const [phone, tablet, desktop] = [390, 820, 1440].map((width) => fluidSize(size, width).toFixed(1));
  return `${step} · ${phone} px at 390 · ${tablet} at 820 · ${desktop} at 1440`;
}

/** Seven steps that grow with the window. Large letters stop where a long word fills a phone. */
export const Scale: Story = {
  render: () => (
    <Page
      title="Type"
      intro="Bricolage Grotesque speaks in headings, Instrument Sans in everything else. Both come from our own server, and their fallbacks take the same room."
    >
      <Section title="Scale">
        <ul className={styles.rows}>
          {steps.map(([step, sample, family]) => (
            <li key={step}>
              <p className={styles.caption}>{pixels(step)}</p>
              <p
                className={styles.sample}
                data-family={family}
                style={{ fontSize: `var(--font-size-${step})` }}
              >
                {sample}
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  ),
};

const weights = ['text', 'strong', 'heading'];
const heights = ['tight', 'snug', 'body'];

export const WeightsAndLines: Story = {
  render: () => (
    <Page
      title="Weights and lines"
      intro="Three weights, three line heights. Emphasis is weight, never capitals."
    >
      <Section title="Weights">
        <ul className={styles.rows}>
          {weights.map((weight) => (
            <li key={weight}>
              <p className={styles.caption}>{`${weight} · ${readToken(`font-weight-${weight}`)}`}</p>
              <p
                className={styles.sample}
                style={{ fontSize: 'var(--font-size-title-3)', fontWeight: `var(--font-weight-${weight})` }}
              >
                Zwei Zimmer, Küche, Bad und 1.450 Euro pro Monat
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Line heights"
        text="Headings are tight, labels and cards snug, text that is read is open."
      >
        <ul className={styles.grid}>
          {heights.map((height) => (
            <li key={height}>
              <p className={styles.caption}>{`${height} · ${readToken(`line-height-${height}`)}`}</p>
              <p style={{ lineHeight: `var(--line-height-${height})` }}>
                The tram stops in front of the house. From the balcony one sees the vineyards, and in the
                evening the lights of the other bank.
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  ),
};
