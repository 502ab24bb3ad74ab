import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { THEME_COLOURS } from '@moien/contract';
import { toHex } from '@moien/shared-lib/ui/oklch';
import { OFFLINE_COLOURS } from './offline-page.ts';

const tokens = readFileSync(join(import.meta.dirname, '../../../shared-lib/src/ui/tokens.css'), 'utf8');

/** Light and dark of a token in sRGB. */
function tokenColours(name: string): string[] {
  const oklch = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`;
  const found = new RegExp(String.raw`--color-${name}:\s*light-dark\(${oklch}, ${oklch}\);`).exec(tokens);
  if (!found) throw new Error(`There is no token ${name}.`);
  const [l, c, h, l2, c2, h2] = found.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return [toHex({ lightness: l, chroma: c, hue: h }), toHex({ lightness: l2, chroma: c2, hue: h2 })];
}

it('systems are told the ground of the page', () => {
  expect([THEME_COLOURS.light, THEME_COLOURS.dark]).toEqual(tokenColours('ground'));
});

it.each(Object.entries(OFFLINE_COLOURS))(
  'without a connection %s is the colour of the token',
  (name, colours) => {
    expect(colours).toEqual(tokenColours(name));
  },
);
