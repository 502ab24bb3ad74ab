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
