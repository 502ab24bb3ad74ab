import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { FilePart, StorageArea } from '@moien/api';

/** A file of vector tiles that stays open: one that is put in its place later is read after a restart. */
export type StreetFile = {
  /** Changes with what the file holds. */
  version: string;
  bytes: number;
  read: (part: FilePart) => Promise<Buffer>;
  close: () => Promise<void>;
};

/** Header and root directory, as the specification of PMTiles 3 has them: they name every other part. */
const START: FilePart = { offset: 0, length: 16_384 };
const HEADER_BYTES = 127;
const MAGIC = 'PMTiles\u0003';
const AT = { tilesOffset: 56, tilesLength: 64, compression: 98, tileType: 99 } as const;
/** None and gzip: what every browser reads. */
const COMPRESSIONS = [1, 2];
const VECTOR_TILES = 1;

/** @throws an error whose message says what is wrong with the file */
export async function openStreetFile(
  path: string,
  { readPart }: Pick<StorageArea, 'readPart'>,
): Promise<StreetFile> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const start = await readPart(handle, START);
    check(start, size);
    const version = createHash('sha256').update(`${size} `).update(start).digest('hex').slice(0, 16);
    return streetFileOf(handle, { version, bytes: size, readPart });
  } catch (error) {
    await handle.close();
    throw error;
  }
}

function streetFileOf(
  handle: FileHandle,
  { readPart, ...file }: Pick<StreetFile, 'version' | 'bytes'> & Pick<StorageArea, 'readPart'>,
): StreetFile {
  return { ...file, read: (part) => readPart(handle, part), close: () => handle.close() };
}

function check(start: Buffer, size: number): void {
  if (start.length < HEADER_BYTES || start.toString('latin1', 0, MAGIC.length) !== MAGIC)
    throw new Error('It is no PMTiles file of version 3.');
  if (start[AT.tileType] !== VECTOR_TILES) throw new Error('Its tiles are no vector tiles.');
  if (!COMPRESSIONS.includes(start[AT.compression] ?? 0))
    throw new Error('Its tiles are compressed by something else than gzip.');
  const end = start.readBigUInt64LE(AT.tilesOffset) + start.readBigUInt64LE(AT.tilesLength);
  if (end > size) throw new Error(`It ends after ${size} bytes and should have ${end}.`);
}
