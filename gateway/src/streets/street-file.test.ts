import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UNWATCHED } from '@moien/api';
import { encodeExampleStreets } from '@moien/mf-search/examples/streets';
import { openStreetFile } from './street-file.ts';

let folder: string;
let streets: Uint8Array;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moien-streets-'));
  streets = await encodeExampleStreets();
});
afterAll(() => rm(folder, { recursive: true }));

async function openWith(bytes: Uint8Array) {
  const path = join(folder, 'streets.pmtiles');
  await writeFile(path, bytes);
  const file = await openStreetFile(path, UNWATCHED);
  await file.close();
  return file;
}

/** The file with one byte of its header changed. */
function changed(at: number, value: number): Uint8Array {
  const bytes = new Uint8Array(streets);
  bytes[at] = value;
  return bytes;
}

describe('openStreetFile', () => {
  it('gives a file a version by what it holds', async () => {
    const [first, again] = [await openWith(streets), await openWith(streets)];
    const other = await openWith(await encodeExampleStreets('Another map'));
    expect(first.version).toMatch(/^[0-9a-f]{16}$/);
    expect(again.version).toBe(first.version);
    expect(other.version).not.toBe(first.version);
    expect(first.bytes).toBe(streets.length);
  });

  it.each<[string, () => Uint8Array, string]>([
    ['is empty', () => new Uint8Array(), 'no PMTiles file'],
    ['is something else', () => new TextEncoder().encode('<html>'.repeat(100)), 'no PMTiles file'],
    ['is of another version', () => changed(7, 2), 'no PMTiles file'],
    ['holds pictures', () => changed(99, 2), 'no vector tiles'],
    ['is compressed otherwise', () => changed(98, 4), 'something else than gzip'],
    ['was cut off', () => streets.slice(0, -500), 'It ends after'],
  ])('refuses a file that %s', async (_case, bytes, message) => {
    await expect(openWith(bytes())).rejects.toThrow(message);
  });
});
