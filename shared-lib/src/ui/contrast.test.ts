import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contrastRatio, isInGamut, type Oklch } from './oklch.ts';

type Theme = 'light' | 'dark';

const grounds = ['ground', 'surface', 'surface-raised', 'surface-sunken'];

/** Text on ground: WCAG 2.2 AA 1.4.3, at least 4.5:1. */
const textPairs: readonly (readonly [text: string, on: string])[] = [
  ...grounds.flatMap((on) => [
    ['ink', on] as const,
    ['ink-soft', on] as const,
    ['accent-text', on] as const,
    ['error-text', on] as const,
    ['warning-text', on] as const,
    ['informative-text', on] as const,
    ['success-text', on] as const,
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-active'],
  ['on-accent-soft', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['on-second', 'second'],
  ['on-second-soft', 'second-soft'],
  ['ink', 'second-soft'],
  ['warning-text', 'warning-ground'],
  ['error-text', 'error-ground'],
  ['informative-text', 'informative-ground'],
  ['success-text', 'success-ground'],
];

/** Controls and marks that carry meaning: WCAG 2.2 AA 1.4.11, at least 3:1. */
const controlPairs: readonly (readonly [control: string, on: string])[] = [
  ...grounds.flatMap((on) => [
    ['line-control', on] as const,
    ['focus', on] as const,
    ['accent', on] as const,
    ['accent-hover', on] as const,
    ['accent-active', on] as const,
  ]),
  ['warning-mark', 'warning-ground'],
  ['error-mark', 'error-ground'],
  ['error-mark', 'surface'],
  ['error-mark', 'ground'],
  ['informative-mark', 'informative-ground'],
  ['success-mark', 'success-ground'],
];

/** Decoration and translucency: nothing is read from them. */
const decorative = new Set(['line', 'scrim', 'shade']);

const source = readFileSync(join(dirname(expect.getState().testPath ?? ''), 'tokens.css'), 'utf8');
const colours = readColours(source);

function readColours(css: string): ReadonlyMap<string, Readonly<Record<Theme, Oklch>>> {
  const oklch = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: / [\d.]+)?\)`;
  const declaration = new RegExp(
    String.raw`--color-([\w-]+):\s*light-dark\(\s*${oklch},\s*${oklch}\s*\);`,
    'g',
  );
  const entries = [...css.matchAll(declaration)].map((match) => {
    const [, name = '', ...values] = match;
    return [name, { light: toOklch(values.slice(0, 3)), dark: toOklch(values.slice(3)) }] as const;
  });
  return new Map(entries);
}

function toOklch([lightness = '', chroma = '', hue = '']: readonly string[]): Oklch {
  return {
    lightness: Number(lightness),
    chroma: Number(chroma),
    hue: Number(hue),
  };
}

function colour(name: string, theme: Theme): Oklch {
  const found = colours.get(name);
  if (!found) throw new Error(`tokens.css declares no --color-${name}`);
  return found[theme];
}

describe('the arithmetic', () => {
  it('finds 21:1 between black and white', () => {
    const black = { lightness: 0, chroma: 0, hue: 0 };
    const white = { lightness: 1, chroma: 0, hue: 0 };
    expect(contrastRatio(black, white)).toBeCloseTo(21, 3);
  });

  it('finds 4:1 between pure red and white, as WCAG tools do', () => {
    const red = { lightness: 0.62796, chroma: 0.25768, hue: 29.234 };
    expect(contrastRatio(red, { lightness: 1, chroma: 0, hue: 0 })).toBeCloseTo(3.998, 2);
  });
});

describe('the tokens', () => {
  it('declare every colour for both themes, and every colour is judged', () => {
    const declared = [...source.matchAll(/--color-([\w-]+):/g)].map(([, name]) => name);
    expect([...colours.keys()]).toEqual(declared);
    const judged = new Set([...textPairs, ...controlPairs].flat());
    expect(declared.filter((name = '') => !judged.has(name) && !decorative.has(name))).toEqual([]);
  });

  it.each<Theme>(['light', 'dark'])('can be shown exactly on an sRGB screen (%s)', (theme) => {
    const outside = [...colours].filter(([, both]) => !isInGamut(both[theme])).map(([name]) => name);
    expect(outside).toEqual([]);
  });

  it.each<Theme>(['light', 'dark'])('let every text be read, 4.5:1 (%s)', (theme) => {
    expect(tooWeak(textPairs, theme, 4.5)).toEqual([]);
  });

  it.each<Theme>(['light', 'dark'])('let every control be seen, 3:1 (%s)', (theme) => {
    expect(tooWeak(controlPairs, theme, 3)).toEqual([]);
  });
});

function tooWeak(pairs: readonly (readonly [string, string])[], theme: Theme, least: number): string[] {
  return pairs
    .map(([front, back]) => ({
      name: `${front} on ${back}`,
      ratio: contrastRatio(colour(front, theme), colour(back, theme)),
    }))
    .filter(({ ratio }) => ratio < least)
    .map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)}`);
}
