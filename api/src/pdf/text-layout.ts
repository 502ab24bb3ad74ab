import { fontNameOf, PDF_SUBSETS, type PdfWeight } from './pdf-fonts.ts';

export type PdfTextStyle = { size: number; weight: PdfWeight };

/** A part of a line that one font writes; `width` in points. */
export type PdfRun = { font: string; text: string; width: number };
export type PdfLine = readonly PdfRun[];

/** What laying out needs to know of fonts. */
export type FontMeasure = {
  hasGlyph(font: string, codePoint: number): boolean;
  widthOf(font: string, size: number, text: string): number;
};

/** Spaces that French numbers have and the fonts do not, and dashes that look alike. */
const REPLACED: Readonly<Record<string, string>> = { '\u202f': '\u00a0', '\u2011': '-', '\u2009': '\u00a0' };
/** For a character that no font has: a script other than Latin. */
const UNKNOWN = '?';

export function widthOfLine(line: PdfLine): number {
  return line.reduce((sum, { width }) => sum + width, 0);
}

/** The lines of a text in a width of points. It breaks at spaces, and within a word that is wider. */
export function layOutText(
  measure: FontMeasure,
  text: string,
  style: PdfTextStyle,
  width: number,
): PdfLine[] {
  const fits = (line: string) => widthOfLine(runsOf(measure, line, style)) <= width;
  return text
    .normalize('NFC')
    .split('\n')
    .flatMap((paragraph) => breakLines(paragraph, fits))
    .map((line) => runsOf(measure, line, style));
}

function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => breakWord(one, fits))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || fits(longer)) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

function breakWord(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word];
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && !fits(part + character)) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

function runsOf(measure: FontMeasure, line: string, { size, weight }: PdfTextStyle): PdfRun[] {
  const runs: { font: string; text: string }[] = [];
  for (const given of line) {
    const { font, character } = writable(measure, weight, REPLACED[given] ?? given);
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs.map((run) => ({ ...run, width: measure.widthOf(run.font, size, run.text) }));
}

function writable(
  measure: FontMeasure,
  weight: PdfWeight,
  character: string,
): { font: string; character: string } {
  const fonts = PDF_SUBSETS.map((subset) => fontNameOf(weight, subset));
  const codePoint = character.codePointAt(0) ?? 0;
  const font = fonts.find((name) => measure.hasGlyph(name, codePoint));
  return font === undefined ? { font: fonts[0] ?? '', character: UNKNOWN } : { font, character };
}
