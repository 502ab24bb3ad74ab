import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { patternedPhotograph } from '../testing/upload-files.ts';
import { readDocument } from './read-document.ts';
import { readViewerCode } from './read-viewer-code.ts';
import { CODE_ALPHABET, CODE_LENGTH, makeViewerCode } from './viewer-code.ts';
import { watermark } from './watermark.ts';

const WORDS = 'Nom, prénom, employeur, salaire net mensuel, période du 1er au 30 novembre 2026. ';
/** Parts of 30 % of a page: a strip across it, one along it, and a box. */
const SHAPES = [
  [1, 0.3],
  [0.3, 1],
  [0.55, 0.55],
] as const;
/** Places of a part in a page, as fractions of what is left of it. */
const PLACES = [
  [0.37, 0.61],
  [1, 1],
] as const;

function payslip(): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4' });
  pdf.fontSize(10).text(WORDS.repeat(70));
  pdf.end();
  return buffer(pdf);
}

const darkPicture = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#111' } })
    .jpeg()
    .toBuffer();

async function crop(page: Buffer, [width, height]: readonly number[], [x, y]: readonly number[]) {
  const { width: pageWidth, height: pageHeight } = await sharp(page).metadata();
  const size = {
    width: Math.floor(pageWidth * (width ?? 1)),
    height: Math.floor(pageHeight * (height ?? 1)),
  };
  const left = Math.floor((pageWidth - size.width) * (x ?? 0));
  const top = Math.floor((pageHeight - size.height) * (y ?? 0));
  return sharp(page)
    .extract({ left, top, ...size })
    .jpeg({ quality: 75 })
    .toBuffer();
}

it.each([
  ['a page full of words', payslip, 'KXVHYF'],
  ['a photograph', () => patternedPhotograph(7), '47ACEF'],
  ['a dark picture', darkPicture, 'RTUVXY'],
  [
    'an empty page',
    () =>
      sharp({ create: { width: 10, height: 14, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    'HJKLMN',
  ],
] as const)('of %s any part of 30 percent names the share', async (_name, make, code) => {
  const [page] = await readDocument(await make());
  if (!page) throw new Error('There is no page.');
  const words = {
    viewer: 'Zoë Müller-Łukasz',
    home: 'Helle Wohnung am Park, Bonnevoie',
    day: '2026-11-28',
    code,
  };
  const marked = await watermark(page, words);
  for (const shape of SHAPES)
    for (const place of PLACES) expect(await readViewerCode(await crop(marked, shape, place))).toBe(code);
});

it('a code has no letters that look alike, and is another one each time', () => {
  const codes = Array.from({ length: 50 }, makeViewerCode);
  for (const code of codes) expect(code).toMatch(new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`));
  expect(new Set(codes).size).toBe(codes.length);
});
