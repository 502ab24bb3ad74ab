import { CARD_HEIGHT, CARD_WIDTH } from '@moien/contract';
import type { Card } from './card.ts';
import { drawableText, fitTitle } from './fit-title.ts';

/** An element as satori reads it. */
export type LayoutNode = { type: string; props: Record<string, unknown> };

export const HEADING_FONT = 'Bricolage Grotesque';
export const TEXT_FONT = 'Instrument Sans';

/** The light tokens in sRGB. A test compares them. */
export const CARD_COLOURS = {
  surface: '#fefcf9',
  ink: '#2e1829',
  'ink-soft': '#624e5d',
  accent: '#841f67',
  second: '#f7c448',
} as const;

/** Pixels. */
const MARGIN = 36;
const PADDING = 44;
const TEXT_WIDTH = CARD_WIDTH - 2 * MARGIN - 2 * PADDING;
const DOT_WIDTH = 32;
const WORDMARK_SIZE = 44;
const FACTS_WIDTH = TEXT_WIDTH - 4 * WORDMARK_SIZE;

/**
 * What lies over the picture: a calm panel at its foot with the title, one line of facts and the wordmark.
 */
export function layOutCard({ title, facts }: Pick<Card, 'title' | 'facts'>): LayoutNode {
  // A title in another script is not drawn: then the place alone says what it is about.
  const words = drawableText(title) || drawableText(facts[0] ?? '');
  const fitted = fitTitle(words, TEXT_WIDTH);
  const panel = box(
    {
      flexDirection: 'column',
      width: CARD_WIDTH - 2 * MARGIN,
      padding: `${PADDING - 10}px ${PADDING}px ${PADDING - 8}px`,
      borderRadius: 32,
      background: CARD_COLOURS.surface,
      boxShadow: '0 4px 12px rgba(46, 24, 41, 0.12), 0 16px 48px rgba(46, 24, 41, 0.22)',
    },
    [
      text(fitted.text, {
        display: 'block',
        width: fitted.width,
        fontFamily: HEADING_FONT,
        fontSize: fitted.fontSize,
        fontWeight: 700,
        lineHeight: 1.12,
        letterSpacing: '-0.018em',
        color: CARD_COLOURS.ink,
        lineClamp: fitted.lineMaximum,
        wordBreak: 'break-word',
      }),
      box({ width: TEXT_WIDTH, marginTop: 18, justifyContent: 'space-between', alignItems: 'flex-end' }, [
        factLine(facts.map(drawableText).filter(Boolean)),
        wordmark(WORDMARK_SIZE),
      ]),
    ],
  );
  return box({ width: CARD_WIDTH, height: CARD_HEIGHT, padding: MARGIN, alignItems: 'flex-end' }, [panel]);
}

/** Facts side by side with a dot before each; the dots at the beginnings of lines lie outside and are cut. */
function factLine(facts: string[]): LayoutNode {
  const style = {
    flexWrap: 'wrap',
    width: FACTS_WIDTH + DOT_WIDTH,
    marginLeft: -DOT_WIDTH,
    fontFamily: TEXT_FONT,
    fontSize: 30,
    fontWeight: 500,
    lineHeight: 1.3,
    color: CARD_COLOURS['ink-soft'],
  };
  const dotted = facts.map((fact) =>
    box({}, [
      box({ width: DOT_WIDTH, flexShrink: 0, justifyContent: 'center' }, [text('·', {})]),
      text(fact, { display: 'block', maxWidth: FACTS_WIDTH, lineClamp: 1, wordBreak: 'break-all' }),
    ]),
  );
  return box({ width: FACTS_WIDTH, overflow: 'hidden' }, [box(style, dotted)]);
}

/** Moïen with a damson and a mirabelle for its dots, as the header has it; proportions of its styles. */
function wordmark(size: number): LayoutNode {
  const dot = (colour: string, shift: number) =>
    box(
      {
        position: 'absolute',
        top: size * 0.02,
        left: `calc(50% + ${size * (shift - 0.1)}px)`,
        width: size * 0.2,
        height: size * 0.2,
        borderRadius: size,
        background: colour,
      },
      [],
    );
  const letter = (letters: string) => text(letters, {});
  return box(
    {
      fontFamily: HEADING_FONT,
      fontSize: size,
      fontWeight: 700,
      lineHeight: 1,
      letterSpacing: '-0.02em',
      color: CARD_COLOURS.ink,
    },
    [
      letter('Mo'),
      box({ position: 'relative' }, [
        letter('ı'),
        dot(CARD_COLOURS.accent, -0.112),
        dot(CARD_COLOURS.second, 0.15),
      ]),
      letter('en'),
    ],
  );
}

function box(style: Record<string, unknown>, children: LayoutNode[]): LayoutNode {
  return { type: 'div', props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children } };
}

function text(children: string, style: Record<string, unknown>): LayoutNode {
  return { type: 'div', props: { style, children } };
}
