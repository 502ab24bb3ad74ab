import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A photograph of 300 by 200 pixels that tells which camera took it, and where. */
export function photograph({ orientation = 1 } = {}): Promise<Buffer> {
  const pixels = Buffer.alloc(300 * 200 * 3, 'moien');
  return sharp(pixels, { raw: { width: 300, height: 200, channels: 3 } })
    .withExif({ IFD0: { Model: 'Secret camera' }, IFD3: { GPSLatitude: '49/1 36/1 0/1' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

/** A photograph of 640 pixels that looks like that of no other number, and tells where it was taken. */
export function patternedPhotograph(number: number): Promise<Buffer> {
  // Numbers that are near each other must not give patterns that are: their perceptual hashes would be alike.
  const greys = createHash('shake256', { outputLength: 72 }).update(String(number)).digest();
  const spots = Array.from(greys, (grey, spot) => {
    const place = `x="${(spot % 9) * 100}" y="${Math.floor(spot / 9) * 100}"`;
    return `<rect ${place} width="100" height="100" fill="rgb(${grey},${grey},${grey})"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 800">${spots.join('')}</svg>`;
  return sharp(Buffer.from(drawing))
    .resize(640)
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '49/1 36/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Words that must not be left of `placedPhotograph`. */
export const PLACE_WORDS = ['Secret camera', 'Hidden owner', 'Echternach', 'GPSLatitude', '49,36'];

/**
 * A photograph of 300 by 200 pixels, dark but for its upper left corner, that says in EXIF, XMP and IPTC
 * where it was taken, and that it is to be turned by 90° (orientation 6).
 */
export async function placedPhotograph(): Promise<Buffer> {
  const corner = await sharp({ create: { width: 100, height: 80, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="49,36.5N"/></rdf:RDF></x:xmpmeta>`;
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#222' } })
    .composite([{ input: corner, left: 0, top: 0 }])
    .withExif({
      IFD0: { Model: 'Secret camera', Artist: 'Hidden owner' },
      IFD3: { GPSLatitude: '49/1 36/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withXmp(xmp)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return Buffer.concat([bytes.subarray(0, 2), iptcSegment('Echternach'), bytes.subarray(2)]);
}

/** The segment of a JPEG that names a city as IPTC does (IIM 4.2, dataset 2:90). */
function iptcSegment(city: string): Buffer {
  const dataset = Buffer.concat([Buffer.from([0x1c, 2, 90, 0, city.length]), Buffer.from(city, 'latin1')]);
  const padded = dataset.length % 2 === 0 ? dataset : Buffer.concat([dataset, Buffer.alloc(1)]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(dataset.length);
  const resource = Buffer.concat([Buffer.from('8BIM\x04\x04\0\0', 'latin1'), size, padded]);
  const content = Buffer.concat([Buffer.from('Photoshop 3.0\0', 'latin1'), resource]);
  const head = Buffer.from([0xff, 0xed, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** A photograph of 12 megapixels with as much detail as those of phones: about 4.5 MB. */
export async function largePhotograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const grain = await sharp({ create: { width: 1000, height: 750, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  return sharp(grain)
    .resize(4000, 3000, { kernel: 'cubic' })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** What a variant costs at least: the file decoded as small as its format allows, and written as avif. */
export function bareVariant(bytes: Buffer, width: number): Promise<Buffer> {
  return sharp(bytes).autoOrient().resize({ width }).avif({ quality: 55, effort: 0 }).toBuffer();
}

/** A PNG of so many black pixels a side: some kilobytes, and gigabytes for who decodes it. */
export function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit for each pixel, grey.
  header[8] = 1;
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side);
  const chunks = [
    ['IHDR', header],
    ['IDAT', deflateSync(rows, { level: 6 })],
    ['IEND', Buffer.alloc(0)],
  ] as const;
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks.map(pngChunk)]);
}

function pngChunk([type, content]: readonly [string, Buffer]): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([size, typed, sum]);
}

/** As an iPhone begins its photos: which brand it is, and which others it can be read as. */
export const heicStart = Buffer.from(
  '\0\0\0\x24ftypheic\0\0\0\0mif1MiHBMiHEMiPrmiafheic\0\0\x0f\xb4meta\0\0\0\0',
  'latin1',
);

const OBJECTS = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
];

/** An empty page. */
export const examplePdf = writePdf();

function writePdf(): Buffer {
  let text = '%PDF-1.7\n';
  const offsets: number[] = [];
  for (const [index, content] of OBJECTS.entries()) {
    offsets.push(text.length);
    text += `${index + 1} 0 obj\n${content}\nendobj\n`;
  }
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 ${OBJECTS.length + 1}\n0000000000 65535 f \n${lines.join('')}`;
  const trailer = `trailer\n<< /Size ${OBJECTS.length + 1} /Root 1 0 R >>\n`;
  return Buffer.from(`${text}${table}${trailer}startxref\n${text.length}\n%%EOF\n`);
}
