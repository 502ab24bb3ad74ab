import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { woffToSfnt } from './woff-to-sfnt.ts';

const resolve = createRequire(import.meta.filename).resolve;

export type PdfWeight = 'regular' | 'bold';

/** Subsets of a face, the first that has a character writes it. */
export const PDF_SUBSETS = ['latin', 'latin-ext'] as const;
export type PdfSubset = (typeof PDF_SUBSETS)[number];

const CSS_WEIGHTS = { regular: 400, bold: 700 } as const satisfies Record<PdfWeight, number>;
const WEIGHTS = ['regular', 'bold'] as const;

export type PdfFonts = readonly { name: string; data: Buffer }[];

export const fontNameOf = (weight: PdfWeight, subset: PdfSubset) => `${weight} ${subset}`;

let fonts: Promise<PdfFonts> | undefined;

/** The files are those of the pages. They are read and inflated once. */
export function readPdfFonts(): Promise<PdfFonts> {
  fonts ??= Promise.all(
    WEIGHTS.flatMap((weight) =>
      PDF_SUBSETS.map(async (subset) => {
        const file = `instrument-sans-${subset}-${CSS_WEIGHTS[weight]}-normal.woff`;
        const woff = await readFile(resolve(`@fontsource/instrument-sans/files/${file}`));
        return { name: fontNameOf(weight, subset), data: woffToSfnt(woff) };
      }),
    ),
  );
  return fonts;
}
