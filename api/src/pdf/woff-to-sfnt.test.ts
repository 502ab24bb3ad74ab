import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { woffToSfnt } from './woff-to-sfnt.ts';

const file = createRequire(import.meta.filename).resolve(
  '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
);
const PADDED = 4;

/** Sum of the 32-bit words of a table (OpenType, "Calculating checksums"). */
function checksumOf(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += PADDED) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}

describe('a font of a WOFF file', () => {
  const sfnt = woffToSfnt(readFileSync(file));
  const count = sfnt.readUInt16BE(4);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 12 + index * 16;
    const [checksum, offset, length] = [4, 8, 12].map((field) => sfnt.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    const data = sfnt.subarray(offset, offset + Math.ceil(length / PADDED) * PADDED);
    return { tag: sfnt.toString('latin1', at, at + 4), checksum, offset, data };
  });

  it('has all its tables, by the checksums that the file gives', () => {
    expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'loca']));
    // That of `head` covers a field of it that counts as 0.
    const wrong = tables.filter(({ tag, checksum, data }) => tag !== 'head' && checksumOf(data) !== checksum);
    expect(wrong).toEqual([]);
    expect(tables.every(({ offset }) => offset % PADDED === 0)).toBe(true);
  });

  it('can be searched by halves', () => {
    const [range = 0, steps = 0, rest] = [6, 8, 10].map((at) => sfnt.readUInt16BE(at));
    expect(range).toBe(2 ** steps * 16);
    expect(range + (rest ?? 0)).toBe(count * 16);
  });

  it('is none where the file is another', () => {
    expect(() => woffToSfnt(Buffer.from('OTTO'))).toThrow('This is no WOFF file.');
  });
});
