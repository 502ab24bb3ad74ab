import type { Meta, StoryObj } from '@storybook/react-webpack5';
import styles from './Foundations.module.css';
import { Page, Section } from './Page.tsx';
import { readToken } from './page-tokens.ts';

const meta: Meta = { title: 'Foundations/Space and shape' };
export default meta;

type Story = StoryObj;

const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24];

export const Space: Story = {
  render: () => (
    <Page title="Space" intro="A grid of 4 pixels. When two values seem right, take the larger.">
      <Section title="Steps">
        <ul className={styles.rows}>
          {spaces.map((space) => (
            <li key={space} className={styles.line}>
              <span className={styles.caption}>{`space-${space} · ${space * 4} px`}</span>
              <span className={styles.bar} style={{ inlineSize: `var(--space-${space})` }} />
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  ),
};

const radii = [
  ['small', 'ticks, tags, tooltips'],
  ['medium', 'buttons, fields, toasts'],
  ['large', 'cards, popovers, dialogs'],
  ['round', 'people, icons, badges'],
] as const;

export const Radius: Story = {
  render: () => (
    <Page title="Radius" intro="The larger the thing, the softer its corners.">
      <Section title="Steps">
        <ul className={styles.grid}>
          {radii.map(([radius, use]) => (
            <li key={radius}>
              <div className={styles.box} data-lined style={{ borderRadius: `var(--radius-${radius})` }}>
                {radius}
              </div>
              <p className={styles.caption}>{`${readToken(`radius-${radius}`)} · ${use}`}</p>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  ),
};

const shadows = [
  [1, 'a card at rest'],
  [2, 'a card under the pointer'],
  [3, 'what lies over the page: popover, dialog, toast'],
] as const;

export const Shadow: Story = {
  render: () => (
    <Page title="Shadow" intro="One shadow for each level, and hardly a border anywhere.">
      <Section title="Levels">
        <ul className={styles.grid}>
          {shadows.map(([shadow, use]) => (
            <li key={shadow}>
              <div
                className={styles.box}
                style={{ boxShadow: `var(--shadow-${shadow})`, borderRadius: 'var(--radius-large)' }}
              >
                shadow-{shadow}
              </div>
              <p className={styles.caption}>{use}</p>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  ),
};
