import type { Meta, StoryObj } from '@storybook/react-webpack5';
import styles from './Foundations.module.css';

const meta: Meta = { title: 'Foundations' };
export default meta;

type Story = StoryObj;

const colourGroups: Readonly<Record<string, readonly (readonly [ground: string, text: string])[]>> = {
  Grounds: [
    ['ground', 'ink'],
    ['surface', 'ink'],
    ['surface-raised', 'ink'],
    ['surface-sunken', 'ink-soft'],
  ],
  'Quetsch, the accent': [
    ['accent', 'on-accent'],
    ['accent-hover', 'on-accent'],
    ['accent-active', 'on-accent'],
    ['accent-soft', 'on-accent-soft'],
  ],
  'Mirabelle, the second colour': [
    ['second', 'on-second'],
    ['second-soft', 'on-second-soft'],
  ],
  Messages: [
    ['warning-ground', 'warning-text'],
    ['error-ground', 'error-text'],
    ['informative-ground', 'informative-text'],
    ['success-ground', 'success-text'],
  ],
};

export const Colour: Story = {
  render: () => (
    <div className={styles.page}>
      {Object.entries(colourGroups).map(([group, pairs]) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul className={styles.swatches}>
            {pairs.map(([ground, text]) => (
              <li
                key={ground}
                className={styles.swatch}
                style={{ background: `var(--color-${ground})`, color: `var(--color-${text})` }}
              >
                <strong>{ground}</strong>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
};

const typeSteps = [
  ['display', 'Moïen, come in', 'heading'],
  ['title-1', 'Homes between Moselle and Our', 'heading'],
  ['title-2', 'A balcony above the vineyards', 'heading'],
  ['title-3', 'Dachgeschosswohnung in Saarbrücken', 'heading'],
  ['lead', 'Short stays and long ones, from people who live next door.', 'text'],
  ['body', 'Une cuisine calme, deux chambres et le marché à cinq minutes à pied.', 'text'],
  ['small', 'All prices include the charges that everybody pays.', 'text'],
] as const;

export const Type: Story = {
  render: () => (
    <dl className={styles.page}>
      {typeSteps.map(([step, sample, family]) => (
        <div key={step}>
          <dt className={styles.caption}>{step}</dt>
          <dd className={styles.sample} data-family={family} style={{ fontSize: `var(--font-size-${step})` }}>
            {sample}
          </dd>
        </div>
      ))}
    </dl>
  ),
};

const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24];
const radii = ['small', 'medium', 'large'];
const shadows = [1, 2, 3];

export const Space: Story = {
  render: () => (
    <div className={styles.page}>
      <section>
        <h2>Space</h2>
        <ul className={styles.list}>
          {spaces.map((space) => (
            <li key={space} className={styles.row}>
              <span className={styles.caption}>{`${space} · ${space * 4} px`}</span>
              <span className={styles.bar} style={{ inlineSize: `var(--space-${space})` }} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Radius and shadow</h2>
        <ul className={styles.swatches}>
          {radii.map((radius) => (
            <li key={radius} className={styles.box} style={{ borderRadius: `var(--radius-${radius})` }}>
              {radius}
            </li>
          ))}
          {shadows.map((shadow) => (
            <li key={shadow} className={styles.box} style={{ boxShadow: `var(--shadow-${shadow})` }}>
              shadow {shadow}
            </li>
          ))}
        </ul>
      </section>
    </div>
  ),
};
