import { isAvif, type UploadType } from '@moien/contract';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
/** What writers of PDF put behind the end, such as a line break. */
const END_BYTES = 1024;

/**
 * What a file is by its own first bytes, among what is accepted. Nothing else reaches a decoder: an SVG would
 * reach one that draws what it is told.
 */
export function uploadTypeOf(bytes: Buffer): UploadType | undefined {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'image/png';
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'image/jpeg';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (isAvif(bytes)) return 'image/avif';
  if (text(bytes, 0, 5) === '%PDF-') return 'application/pdf';
  return undefined;
}

/**
 * Whether a PDF is whole: its end names where its table of contents is, and that is within the file (ISO
 * 32000-1, 7.5.5).
 */
export function isWholePdf(bytes: Buffer): boolean {
  const end = bytes.subarray(-END_BYTES).toString('latin1');
  const offset = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(end)?.[1];
  if (offset === undefined) return false;
  return /^\s*(xref|\d+\s+\d+\s+obj)/.test(text(bytes, Number(offset), Number(offset) + 40));
}

function text(bytes: Buffer, from: number, to: number): string {
  return bytes.subarray(from, to).toString('latin1');
}
