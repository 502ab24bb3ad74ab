import { inflateSync } from 'node:zlib';

// WOFF 1.0, sections 3 and 4: a header, a directory of tables, and each table compressed by itself.
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
// OpenType, "Organization of an OpenType font": the same without compression.
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

type Table = { entry: Buffer; data: Buffer };

/**
 * The font of a WOFF file, with its tables inflated. A reader of WOFF files inflates a table each time it is
 * asked for, which was two thirds of the work of a PDF.
 * @throws Error unless it is a WOFF file
 */
export function woffToSfnt(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, index));
  const header = Buffer.alloc(SFNT_HEADER);
  woff.copy(header, 0, 4, 8);
  // How a reader may search the directory by halves.
  const steps = Math.floor(Math.log2(count));
  const range = 2 ** steps * SFNT_ENTRY;
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(range, 6);
  header.writeUInt16BE(steps, 8);
  header.writeUInt16BE(count * SFNT_ENTRY - range, 10);
  let offset = SFNT_HEADER + count * SFNT_ENTRY;
  for (const { entry, data } of tables) {
    entry.writeUInt32BE(offset, 8);
    offset += data.length;
  }
  return Buffer.concat([header, ...tables.map(({ entry }) => entry), ...tables.map(({ data }) => data)]);
}

/** Tag, checksum and length stay; the offset is that of the new file. Tables begin at multiples of four. */
function readTable(woff: Buffer, index: number): Table {
  const at = WOFF_HEADER + index * WOFF_ENTRY;
  const [offset, compressed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
    number,
    number,
    number,
  ];
  const stored = woff.subarray(offset, offset + compressed);
  const content = compressed < length ? inflateSync(stored) : stored;
  const data = Buffer.alloc(Math.ceil(length / 4) * 4);
  content.copy(data);
  const entry = Buffer.alloc(SFNT_ENTRY);
  woff.copy(entry, 0, at, at + 4);
  woff.copy(entry, 4, at + 16, at + 20);
  entry.writeUInt32BE(length, 12);
  return { entry, data };
}
