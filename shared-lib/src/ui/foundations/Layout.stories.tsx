import type { Meta, StoryObj } from '@storybook/react-webpack5';
import styles from './Foundations.module.css';
import { Page, Section } from './Page.tsx';
import { readToken } from './page-tokens.ts';

const meta: Meta = { title: 'Foundations/Layout' };
export default meta;

type Story = StoryObj;

const windows = [
  ['from 44em', '704 px: popovers beside their buttons, below it sheets from the bottom'],
  ['below 56em', 'phone and small tablet: one column, bottom menu, dialogs as sheets from the bottom'],
  ['from 56em', '896 px: two columns, sheets from the end'],
  ['from 65em', '1040 px: everything has its name beside its icon'],
] as const;

const measures = [
  ['content-max', 'No page is wider.'],
  ['reading-max', 'Text that is read, about 65 characters.'],
  ['gutter', 'Left and right of everything; grows with the window.'],
  ['target', 'The least height and width of what is pressed: 44 px.'],
] as const;

const layers = ['header', 'sheet', 'dialog', 'toast', 'progress'];

/** Two breakpoints (specification §9), in em, so that they follow the size of the letters too. */
export const Measures: Story = {
  render: () => (
    <Page
      title="Layout"
      intro="Phones first. The page never scrolls sideways, also at twice the size of letters."
    >
      <Section title="Breakpoints">
        <ul className={styles.rows}>
          {windows.map(([breakpoint, text]) => (
            <li key={breakpoint} className={styles.ruler}>
              <strong>{breakpoint}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Measures">
        <ul className={styles.rows}>
          {measures.map(([name, text]) => (
            <li key={name}>
              <p className={styles.caption}>{`${name} · ${readToken(name)} · ${text}`}</p>
              <div className={styles.bar} style={{ inlineSize: `var(--${name})` }} />
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Layers"
        text="What lies over what. Popovers and dialogs lie in the browser's own top layer, above them all."
      >
        <ol className={styles.rows}>
          {layers.map((layer) => (
            <li key={layer} className={styles.line}>
              <span className={styles.caption}>{`layer-${layer}`}</span>
              <span className={styles.caption}>{readToken(`layer-${layer}`)}</span>
            </li>
          ))}
        </ol>
      </Section>
    </Page>
  ),
};
