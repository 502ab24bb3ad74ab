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
  const spots = Array.from({ length: 72 }, (_, spot) => {
    const grey = (Math.imul(number * 97 + spot * 13 + 1, 2_654_435_761) >>> 24) & 255;
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
