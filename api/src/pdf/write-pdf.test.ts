import { inflateSync } from 'node:zlib';
import { readPdf } from '../testing/read-pdf.ts';
import type { PdfRow } from './pdf-writer.ts';
import { type PdfDocument, writePdf } from './write-pdf.ts';

const AT = new Date('2027-03-01T12:00:00Z');
const COLUMNS = [
  { header: 'Was', align: 'start', share: 3 },
  { header: 'Betrag', align: 'end', share: 1 },
] as const;

function documentOf(
  more: Partial<PdfDocument> = {},
  rows: PdfRow[] = [{ cells: ['Eine Nacht', '100,00 €'] }],
) {
  return {
    title: 'Rechnung 1',
    language: 'de',
    createdAt: AT,
    footer: 'Moïen S.à r.l.',
    pageText: (page, count) => `${page}/${count}`,
    write: (writer) => {
      writer.heading(1, 'Rechnung 1');
      writer.paragraph('Für Anaïs Müller-Œuvré, Straße der Äpfel 7, L’Haÿ-les-Roses');
      writer.heading(2, 'Positionen');
      writer.table(COLUMNS, rows);
    },
    ...more,
  } satisfies PdfDocument;
}

/** Each object of the file, with its stream inflated. */
function objectsOf(bytes: Buffer): string[] {
  const text = bytes.toString('latin1');
  return [...text.matchAll(/\n\d+ 0 obj\n(.*?)\nendobj/gs)].map(([, object = '']) => object);
}

describe('a PDF', () => {
  it('is PDF/A-3b with title and language, and the same bytes for the same content', async () => {
    const bytes = await writePdf(documentOf());
    expect((await writePdf(documentOf())).equals(bytes)).toBe(true);
    expect((await writePdf(documentOf({ title: 'Rechnung 2' }))).equals(bytes)).toBe(false);
    const { metadata, info } = await readPdf(bytes);
    expect(metadata).toMatch(/<pdfaid:part>3<\/pdfaid:part>\s*<pdfaid:conformance>B</);
    expect(metadata).toContain('>Rechnung 1<');
    expect(info).toMatchObject({ Title: 'Rechnung 1', Language: 'de' });
    const objects = objectsOf(bytes);
    expect(objects.some((object) => /\/S \/GTS_PDFA1/.test(object))).toBe(true);
    expect(objects.some((object) => /\/Marked true/.test(object))).toBe(true);
    expect(objects.some((object) => /\/DisplayDocTitle true/.test(object))).toBe(true);
    expect(bytes.toString('latin1')).not.toMatch(/\/Encrypt|\/JavaScript/);
  });

  it('has every font embedded, and no other', async () => {
    const objects = objectsOf(await writePdf(documentOf()));
    const fonts = objects.filter((object) => /\/Type \/Font\n/.test(object));
    const descriptors = objects.filter((object) => /\/Type \/FontDescriptor/.test(object));
    expect(fonts.length).toBe(2 * descriptors.length);
    expect(descriptors.length).toBeGreaterThanOrEqual(2);
    for (const descriptor of descriptors) expect(descriptor).toMatch(/\/FontFile2 \d+ 0 R/);
    for (const font of fonts) expect(font).toMatch(/\/Subtype \/(Type0|CIDFontType2)/);
  });

  it('has headings, paragraphs and a table with header cells, in the order in which they are read', async () => {
    const { roles } = await readPdf(await writePdf(documentOf()));
    expect(roles).toEqual([
      ...['Document', 'H1', 'P', 'H2', 'Table'],
      ...['TR', 'TH', 'TH', 'TR', 'TD', 'TD'],
    ]);
  });

  it('marks everything that it draws as content or as an artifact', async () => {
    const bytes = await writePdf(documentOf());
    const unmarked = contentsOf(bytes).flatMap((content) => outsideOfMarks(content.split('\n')));
    expect(contentsOf(bytes)).toHaveLength(1);
    expect(unmarked).toEqual([]);
  });

  it.each([
    'Zoë Lefèvre, Œuvre-sur-Loire, À L’Île, ß Ä Ö Ü ÿ',
    'Łukasz Żółć, Ștefan Țepeș, Dvořák, Çağlar Ğ',
    '1\u202f234,50\u00a0€ – «Moïen» … “ok” ‘ok’ „gut“',
  ])('writes “%s” with glyphs of its fonts', async (words) => {
    const bytes = await writePdf(documentOf({ write: (writer) => writer.paragraph(words) }));
    const { text } = await readPdf(bytes);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(words.replaceAll(/\s+/g, ' '));
  });

  it('writes a question mark for what no font has', async () => {
    const { text } = await readPdf(
      await writePdf(documentOf({ write: (writer) => writer.paragraph('北 a') })),
    );
    expect(text).toContain('? a');
  });

  it('breaks long tables over pages and repeats what stands above the columns', async () => {
    const rows = Array.from({ length: 90 }, (_, index) => ({
      cells: [`Zeile ${index + 1} ${'x'.repeat(80)}`, '1 €'],
    }));
    const { pages, roles } = await readPdf(await writePdf(documentOf({}, rows)));
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page).toContain('Betrag');
    expect(pages.at(-1)).toContain(`${pages.length}/${pages.length}`);
    expect(roles.filter((role) => role === 'TH')).toHaveLength(2);
    expect(roles.filter((role) => role === 'TD')).toHaveLength(180);
    for (let number = 1; number <= 90; number += 1) expect(pages.join('\n')).toContain(`Zeile ${number}\n`);
  });

  it('carries files and further metadata', async () => {
    const attachment = {
      name: 'data.xml',
      type: 'text/xml',
      description: 'The same for machines',
      relationship: 'Alternative',
      content: Buffer.from('<a>Müller</a>'),
    } as const;
    const metadata = '<rdf:Description rdf:about="" xmlns:x="urn:x"><x:y>z</x:y></rdf:Description>';
    const bytes = await writePdf(documentOf({ attachments: [attachment], metadata }));
    const read = await readPdf(bytes);
    expect(read.attachments).toEqual({ 'data.xml': '<a>Müller</a>' });
    expect(read.metadata).toContain('<x:y>z</x:y>');
    expect(bytes.toString('latin1')).toMatch(/\/AFRelationship \/Alternative/);
    expect(objectsOf(bytes).some((object) => /\/Type \/Catalog/.test(object) && /\/AF \[/.test(object))).toBe(
      true,
    );
  });

  it('refuses a title that its metadata cannot have', async () => {
    await expect(writePdf(documentOf({ title: 'A & B' }))).rejects.toThrow('cannot be the title');
  });
});

/** What the pages draw. */
function contentsOf(bytes: Buffer): string[] {
  const streams = [...bytes.toString('latin1').matchAll(/stream\n(.*?)\nendstream/gs)];
  const inflated = streams.flatMap(([, stream = '']) => {
    try {
      return [inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  return inflated.filter((stream) => stream.includes(' Tf\n'));
}

/** Texts and lines that belong to no marked content. */
function outsideOfMarks(lines: readonly string[]): string[] {
  let depth = 0;
  return lines.filter((line) => {
    if (/ (BDC|BMC)$/.test(line)) depth += 1;
    if (line === 'EMC') depth -= 1;
    return depth <= 0 && (/ (Tj|TJ)$/.test(line) || line === 'S');
  });
}
