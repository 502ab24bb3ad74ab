/** What stands in front, and on which ground, by the names of their tokens. */
export type ColourPair = readonly [front: string, ground: string];

const grounds = ['ground', 'surface', 'surface-raised', 'surface-sunken'];

function onEveryGround(...fronts: readonly string[]): ColourPair[] {
  return grounds.flatMap((ground) => fronts.map((front) => [front, ground] as const));
}

/** Text on ground: WCAG 2.2 AA 1.4.3, at least 4.5:1. */
export const textPairs: readonly ColourPair[] = [
  ...onEveryGround(
    'ink',
    'ink-soft',
    'accent-text',
    'error-text',
    'warning-text',
    'informative-text',
    'success-text',
  ),
  ['ink', 'chosen'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-active'],
  ['on-accent-soft', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['on-danger', 'danger'],
  ['on-second', 'second'],
  ['on-second-soft', 'second-soft'],
  ['ink', 'second-soft'],
  // A tooltip is the page turned round.
  ['ground', 'ink'],
  ['warning-text', 'warning-ground'],
  ['error-text', 'error-ground'],
  ['informative-text', 'informative-ground'],
  ['success-text', 'success-ground'],
];

/** Controls and marks that carry meaning: WCAG 2.2 AA 1.4.11, at least 3:1. */
export const controlPairs: readonly ColourPair[] = [
  ...onEveryGround('line-control', 'focus', 'accent', 'accent-hover', 'accent-active', 'error-mark'),
  ['accent-text', 'accent-soft'],
  ['warning-mark', 'warning-ground'],
  ['error-mark', 'error-ground'],
  ['informative-mark', 'informative-ground'],
  ['success-mark', 'success-ground'],
];

/** Decoration and translucency: nothing is read from them. */
export const decorativeColours: ReadonlySet<string> = new Set(['line', 'scrim', 'shade']);
