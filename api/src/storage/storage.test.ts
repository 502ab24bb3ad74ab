import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, open, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFaultNotes } from '../metrics/fault-notes.ts';
import { removeLeftovers } from './remove-leftovers.ts';
import { createStorage, type Storage } from './storage.ts';
import { storageFaultOf } from './storage-fault.ts';
import { writeAtomically } from './write-atomically.ts';

let folder: string;
let storage: Storage;
let lines: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moien-storage-'));
  lines = [];
  storage = createStorage(logOf(lines));
});
afterEach(async () => {
  storage.close();
  await rm(folder, { recursive: true });
});

function logOf(written: string[]) {
  return {
    warn: (_details: unknown, message?: string) => void written.push(message ?? String(_details)),
    error: (_details: unknown, message?: string) => void written.push(message ?? ''),
  };
}

describe('a file', () => {
  it.each([{}, { isDurable: true }, { isPrivate: true }, { isNew: true }])(
    'is written as a whole and leaves nothing beside: %j',
    async (options) => {
      const file = join(folder, 'a/b/one');
      await storage.area('pictures').write(file, Buffer.from('bytes'), options);
      expect([await readFile(file, 'utf8'), await readdir(join(folder, 'a/b'))]).toEqual(['bytes', ['one']]);
    },
  );

  it('that is there stays, with the code of the system, when only a new one may be written', async () => {
    const file = join(folder, 'one');
    await writeFile(file, 'first');
    const write = storage.area('pictures').write(file, Buffer.from('second'), { isNew: true });
    await expect(write).rejects.toMatchObject({ code: 'EEXIST', syscall: 'link' });
    expect([await readFile(file, 'utf8'), await readdir(folder), storage.problem()]).toEqual([
      'first',
      ['one'],
      undefined,
    ]);
  });

  it('is read in parts, the last of them as long as there is something', async () => {
    const file = join(folder, 'one');
    await writeFile(file, '0123456789');
    const handle = await open(file);
    const streets = storage.area('streets');
    const parts = [
      { offset: 0, length: 3 },
      { offset: 8, length: 50 },
      { offset: 20, length: 5 },
    ].map(async (part) => String(await streets.readPart(handle, part)));
    expect(await Promise.all(parts)).toEqual(['012', '89', '']);
    await handle.close();
  });

  it('is listed until it is removed; a missing folder is empty and a missing file no error', async () => {
    const pictures = storage.area('pictures');
    for (const name of ['one', 'two']) await pictures.write(join(folder, 'a', name), Buffer.from(name));
    await pictures.remove(join(folder, 'a/one'));
    await pictures.remove(join(folder, 'a/one'));
    expect(await pictures.list(join(folder, 'a'))).toEqual(['two']);
    expect(await pictures.list(join(folder, 'none'))).toEqual([]);
    expect(lines).toEqual([]);
  });

  it('that cannot take the place of a folder leaves nothing beside', async () => {
    await mkdir(join(folder, 'one/inside'), { recursive: true });
    await expect(writeAtomically(join(folder, 'one'), Buffer.from('x'))).rejects.toThrow();
    expect(await readdir(folder)).toEqual(['one']);
  });
});

describe('what a crash has left', () => {
  it('is removed once it is old, and nothing else is', async () => {
    const left = join(folder, 'a/one.avif.0f0c5b8e-7a51-4b53-9d2c-6c6a2f6f0e55.tmp');
    const others = [`${left}x`, join(folder, 'one.tmp'), join(folder, 'a/one.avif')];
    await mkdir(join(folder, 'a'));
    for (const file of [left, ...others]) await writeFile(file, '');
    await removeLeftovers(folder, new Date(Date.now() - 60_000));
    expect(await readdir(join(folder, 'a'))).toHaveLength(3);
    for (const file of [left, ...others]) await utimes(file, 0, 0);
    await removeLeftovers(folder, new Date(Date.now() - 60_000));
    expect((await readdir(folder, { recursive: true })).sort()).toEqual(
      ['a', 'a/one.avif', others[0]?.slice(folder.length + 1), 'one.tmp'].sort(),
    );
    await removeLeftovers(join(folder, 'none'), new Date());
  });
});

describe('a fault of the storage', () => {
  it('is one line a minute and one when it is over, and a sentence until then', () => {
    let time = 0;
    const notes = createFaultNotes(logOf(lines), () => time);
    const sentence = 'files of mails cannot be written';
    const fault = { key: 'mails', sentence, endSentence: 'they can again', error: new Error('full') };
    for (let count = 0; count < 100; count += 1) notes.note(fault);
    expect([lines, notes.problem()]).toEqual([[sentence], 'Files of mails cannot be written.']);
    time += 60_000;
    notes.note(fault);
    notes.end('mails');
    notes.end('mails');
    expect([lines, notes.problem()]).toEqual([[sentence, sentence, 'they can again'], undefined]);
    notes.close();
  });

  it('is also one of removing', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(storage.area('pictures').remove(join(folder, 'file/inside'))).rejects.toMatchObject({
      code: 'ENOTDIR',
    });
    expect(lines).toEqual([
      'files of pictures cannot be removed: a file is where a folder has to be (ENOTDIR)',
    ]);
  });

  it('is what the machine does, not what is wrong with a call or a connection', () => {
    const codeOf = (code: string, syscall: string) =>
      storageFaultOf(Object.assign(new Error(code), { code, syscall }))?.code;
    expect([codeOf('EMFILE', 'open'), codeOf('EROFS', 'mkdir'), codeOf('EIO', 'read')]).toEqual([
      'EMFILE',
      'EROFS',
      'EIO',
    ]);
    expect([codeOf('EMFILE', 'connect'), codeOf('ENOENT', 'open'), codeOf('EEXIST', 'link')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

// A FIFO that nobody writes to holds its reader as a disk does that does not answer.
describe('a disk that hangs', () => {
  it('holds up nobody who needs it not, and is given up after its time', async () => {
    const hanging = ['one', 'two', 'three', 'four', 'five'].map((name) => join(folder, name));
    for (const file of hanging) execFileSync('mkfifo', [file]);
    await writeFile(join(folder, 'well'), 'well');
    const pictures = storage.area('pictures');
    const outcomes = hanging.map((file) => pictures.read(file).catch((error: Error) => error.message));
    const other = storage.area('releases').read(join(folder, 'well'));
    expect([String(await other), await readFile(join(folder, 'well'), 'utf8')]).toEqual(['well', 'well']);
    expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['the disk does not answer (ETIMEDOUT)']));
    expect(lines).toEqual(['files of pictures cannot be read: the disk does not answer (ETIMEDOUT)']);
    // The two that were begun are let go; the others were never begun.
    for (const file of hanging.slice(0, 2)) await writeFile(file, 'late');
    expect(String(await pictures.read(join(folder, 'well')))).toBe('well');
    expect(storage.problem()).toBeUndefined();
  });
});
