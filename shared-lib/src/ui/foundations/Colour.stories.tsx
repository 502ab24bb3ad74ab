import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { contrastRatio, type Oklch } from '../oklch.ts';
import { type ColourPair, controlPairs, textPairs } from './colour-pairs.ts';
import { type ColourTokens, readColourTokens, type Theme, themes } from './colour-tokens.ts';
import styles from './Foundations.module.css';
import { Page, Section } from './Page.tsx';
import { readPageCss } from './page-tokens.ts';

const meta: Meta = { title: 'Foundations/Colour' };
export default meta;

type Story = StoryObj;

function written({ lightness, chroma, hue }: Oklch): string {
  return `${lightness} ${chroma} ${hue}`;
}

function Palette({ tokens, theme }: { tokens: ColourTokens; theme: Theme }) {
  return (
    <div className={styles.theme} data-scheme={theme}>
      <h3>{theme}</h3>
      <ul className={styles.colours}>
        {[...tokens].map(([name, both]) => (
          <li key={name}>
            <div className={styles.chip} style={{ background: `var(--color-${name})` }} />
            <strong className={styles.sample}>{name}</strong>
            <p className={styles.caption}>{written(both[theme])}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Every colour, in both themes, as lightness, chroma and hue of OKLCH. */
export const Tokens: Story = {
  render: () => {
    const tokens = readColourTokens(readPageCss());
    return (
      <Page
        title="Colour"
        intro="A market morning of the Greater Region: quetsch, the damson, is the accent; mirabelle, the small yellow plum, the second colour; both lie on warm paper with aubergine ink. One name holds both themes."
      >
        <Section title="Every token" text="Lightness, chroma and hue in OKLCH. Nothing else is a colour.">
          <div className={styles.themes}>
            {themes.map((theme) => (
              <Palette key={theme} tokens={tokens} theme={theme} />
            ))}
          </div>
        </Section>
      </Page>
    );
  },
};

interface PairsProps {
  tokens: ColourTokens;
  pairs: readonly ColourPair[];
  kind: 'text' | 'control';
}

function Pairs({ tokens, pairs, kind }: PairsProps) {
  const ratio = ([front, ground]: ColourPair, theme: Theme) => {
    const [first, second] = [tokens.get(front)?.[theme], tokens.get(ground)?.[theme]];
    return first && second ? `${contrastRatio(first, second).toFixed(1)} : 1` : '';
  };
  return (
    <div className={styles.themes}>
      {themes.map((theme) => (
        <div key={theme} className={styles.theme} data-scheme={theme}>
          <h3>{theme}</h3>
          <ul className={styles.pairs}>
            {pairs.map((pair) => (
              <PairSample key={pair.join()} pair={pair} kind={kind} figure={ratio(pair, theme)} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function PairSample({ pair, kind, figure }: { pair: ColourPair; kind: PairsProps['kind']; figure: string }) {
  const [front, ground] = pair;
  const name = `${front} on ${ground}`;
  const background = `var(--color-${ground})`;
  if (kind === 'text') {
    return (
      <li className={styles.pair} style={{ background, color: `var(--color-${front})` }}>
        <span>{name}</span>
        <span>{figure}</span>
      </li>
    );
  }
  return (
    <li className={styles.pair} style={{ background }}>
      <span className={styles.mark}>
        <span className={styles.dot} style={{ background: `var(--color-${front})` }} />
        {name}
      </span>
      <span>{figure}</span>
    </li>
  );
}

/**
 * Which colours may meet, and how well they can be told apart. contrast.test.ts holds every one to its
 * figure.
 */
export const Contrast: Story = {
  render: () => {
    const tokens = readColourTokens(readPageCss());
    return (
      <Page
        title="Contrast"
        intro="These pairs are proved by a test. A pair that is not here is not to be used."
      >
        <Section title="Text" text="At least 4.5 : 1 (WCAG 2.2, 1.4.3).">
          <Pairs tokens={tokens} pairs={textPairs} kind="text" />
        </Section>
        <Section title="Controls and marks" text="At least 3 : 1 (WCAG 2.2, 1.4.11).">
          <Pairs tokens={tokens} pairs={controlPairs} kind="control" />
        </Section>
      </Page>
    );
  },
};
