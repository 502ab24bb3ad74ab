import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import { HEADING_FONT, TEXT_FONT } from './card-layout.ts';

const resolve = createRequire(import.meta.filename).resolve;

/** Static faces: what lays out the text knows no variable ones. Two subsets of each, as pages have them. */
const FACES = [
  { name: HEADING_FONT, family: 'bricolage-grotesque', weight: 700 },
  { name: TEXT_FONT, family: 'instrument-sans', weight: 500 },
] as const;
const SUBSETS = ['latin', 'latin-ext'] as const;

export function readCardFonts(): Promise<Font[]> {
  return Promise.all(
    FACES.flatMap(({ name, family, weight }) =>
      SUBSETS.map(async (subset) => ({
        name,
        weight,
        style: 'normal' as const,
        data: await readFile(
          resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`),
        ),
      })),
    ),
  );
}
