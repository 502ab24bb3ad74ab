import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UNWATCHED } from '../storage/storage.ts';
import { createDocumentStore } from './document-store.ts';
import { createFileCipher } from './file-cipher.ts';

const ID = '01890000-0000-7000-8000-0000000000ab';
const OTHER_ID = '01890000-0000-7000-8000-0000000000ac';
const TEXT = Buffer.from('Net salary: 3,456.78 euros');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moien-documents-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const storeOf = (...secrets: [string, ...string[]]) =>
  createDocumentStore(folder, UNWATCHED, createFileCipher(secrets));
const fileOf = (id: string, part: string) => join(folder, 'documents', id.slice(-2), id, part);

it('what lies on the disk cannot be read without the key, nor with another', async () => {
  const store = storeOf('first secret');
  const key = store.makeKey();
  await store.write({ id: ID, key }, 1, TEXT);
  const bytes = readFileSync(fileOf(ID, '1'));
  expect(bytes.includes(TEXT)).toBe(false);
  expect(bytes.includes(TEXT.subarray(0, 8))).toBe(false);
  expect(await store.read({ id: ID, key }, 1)).toEqual(TEXT);
  await expect(store.read({ id: ID, key: store.makeKey() }, 1)).rejects.toThrow();
  await expect(storeOf('another secret').read({ id: ID, key }, 1)).rejects.toThrow('No document key');
});

it('a file that was changed, or stands in for another, is not read', async () => {
  const store = storeOf('secret');
  const key = store.makeKey();
  await store.write({ id: ID, key }, 1, TEXT);
  await store.write({ id: ID, key }, 2, Buffer.from('page two'));
  await UNWATCHED.write(fileOf(ID, '1'), readFileSync(fileOf(ID, '2')));
  await expect(store.read({ id: ID, key }, 1)).rejects.toThrow();
  const changed = readFileSync(fileOf(ID, '2'));
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  await UNWATCHED.write(fileOf(ID, '2'), changed);
  await expect(store.read({ id: ID, key }, 2)).rejects.toThrow();
});

it('a new secret still opens what the one before it has wrapped', async () => {
  const key = storeOf('before').makeKey();
  await storeOf('before').write({ id: ID, key }, 1, TEXT);
  expect(await storeOf('now', 'before').read({ id: ID, key }, 1)).toEqual(TEXT);
  expect(storeOf('now', 'before').makeKey().keyId).not.toBe(key.keyId);
});

it('erased means that nothing is left, and what no row names goes after a day', async () => {
  const store = storeOf('secret');
  const key = store.makeKey();
  for (const id of [ID, OTHER_ID]) await store.write({ id, key }, 'upload', TEXT);
  await store.remove(ID);
  expect(readdirSync(join(folder, 'documents', 'ab'))).toEqual([]);
  expect(await store.read({ id: ID, key }, 'upload')).toBeUndefined();
  await store.removeUnnamed(new Date('2020-01-01'), async () => new Set());
  expect(await store.read({ id: OTHER_ID, key }, 'upload')).toEqual(TEXT);
  await store.removeUnnamed(new Date(), async (ids) => new Set(ids));
  expect(await store.read({ id: OTHER_ID, key }, 'upload')).toEqual(TEXT);
  await store.removeUnnamed(new Date(), async () => new Set());
  expect(await store.read({ id: OTHER_ID, key }, 'upload')).toBeUndefined();
});
