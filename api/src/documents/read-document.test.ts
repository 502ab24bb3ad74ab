import { buffer } from 'node:stream/consumers';
import { DOCUMENT_PAGES_MAXIMUM } from '@moien/contract';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { emptyPages, HOSTILE_WORDS, hostilePdf } from '../testing/hostile-pdf.ts';
import { PLACE_WORDS, placedPhotograph } from '../testing/upload-files.ts';
import { drawPdf } from './draw-pdf.ts';
import { readDocument } from './read-document.ts';

async function greyAt(page: Buffer, left: number, top: number): Promise<number> {
  const { data } = await sharp(page)
    .greyscale()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data[0] ?? -1;
}

function lockedPdf(): Promise<Buffer> {
  const pdf = new PDFDocument({ userPassword: 'open sesame', pdfVersion: '1.7' });
  pdf.text('Locked');
  pdf.end();
  return buffer(pdf);
}

describe('of a PDF', () => {
  it('what is seen is left: no script, link, attachment, invisible word or hidden layer', async () => {
    const [page, ...others] = await readDocument(hostilePdf());
    if (!page) throw new Error('There is no page.');
    expect(others).toEqual([]);
    expect(await sharp(page).metadata()).toMatchObject({ format: 'webp', width: 1240, height: 1240 });
    expect(await greyAt(page, 100, 1140)).toBeLessThan(20);
    expect(await greyAt(page, 1140, 100)).toBeGreaterThan(235);
    const text = page.toString('latin1');
    for (const word of HOSTILE_WORDS) expect(text).not.toContain(word);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['that needs a password', lockedPdf, 'locked'],
    ['with too many pages', () => emptyPages(DOCUMENT_PAGES_MAXIMUM + 1), 'too-many-pages'],
    ['without a page', () => emptyPages(0), 'unreadable'],
    ['that is broken', () => Buffer.from(`%PDF-1.7\n${'x'.repeat(1000)}`), 'unreadable'],
    ['that is something else', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'unreadable'],
  ])('one %s is refused', async (_case, make, refusal) => {
    await expect(readDocument(await make())).rejects.toMatchObject({ refusal });
  });

  it('as many pages as may be are drawn', async () => {
    expect(await readDocument(emptyPages(DOCUMENT_PAGES_MAXIMUM))).toHaveLength(DOCUMENT_PAGES_MAXIMUM);
  });

  it('one that takes too long is unreadable, and its thread ends', async () => {
    await expect(drawPdf(emptyPages(1), 0)).rejects.toMatchObject({ refusal: 'unreadable' });
  });
});

describe('of a picture', () => {
  it('upright pixels are left, on a page of the common size', async () => {
    const [page] = await readDocument(await placedPhotograph());
    if (!page) throw new Error('There is no page.');
    expect(await sharp(page).metadata()).toMatchObject({ format: 'webp', width: 1240, height: 1860 });
    const text = page.toString('latin1');
    for (const word of PLACE_WORDS) expect(text).not.toContain(word);
  });

  it('a very long one gets margins', async () => {
    const strip = sharp({ create: { width: 2000, height: 100, channels: 3, background: '#000' } });
    const [page] = await readDocument(await strip.png().toBuffer());
    expect(await sharp(page).metadata()).toMatchObject({ width: 2480, height: 1240 });
  });
});
