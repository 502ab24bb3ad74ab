import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toHex } from '@moien/shared-lib/ui/oklch';
import { CARD_COLOURS } from './card-layout.ts';

const tokens = readFileSync(join(import.meta.dirname, '../../../shared-lib/src/ui/tokens.css'), 'utf8');

it.each(Object.entries(CARD_COLOURS))('%s of cards is the colour of the light token', (name, colour) => {
  const found = new RegExp(String.raw`--color-${name}: light-dark\(oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`).exec(
    tokens,
  );
  const [lightness = 0, chroma = 0, hue = 0] = (found ?? []).slice(1).map(Number);
  expect(toHex({ lightness, chroma, hue })).toBe(colour);
});
