import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { controlPairs, decorativeColours, textPairs } from './foundations/colour-pairs.ts';
import { readColourTokens, type Theme } from './foundations/colour-tokens.ts';
import { contrastRatio, isInGamut, type Oklch } from './oklch.ts';

const source = readFileSync(join(dirname(expect.getState().testPath ?? ''), 'tokens.css'), 'utf8');
const colours = readColourTokens(source);

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
    expect(declared.filter((name = '') => !judged.has(name) && !decorativeColours.has(name))).toEqual([]);
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
