import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCodeOf } from '../media/error-code.ts';
import { writeAtomically } from '../media/write-atomically.ts';
import { isReleaseKey, type ReleaseFiles, requireReleaseKey } from './release-files.ts';

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

/** Releases in a folder of this machine, or one that several machines share. */
export function createFolderFiles(directory: string): ReleaseFiles {
  const fileOf = (key: string) => join(directory, requireReleaseKey(key));
  return {
    read: (key) => whenPresent(key, () => readFile(fileOf(key)), undefined),
    exists: (key) => whenPresent(key, async () => (await stat(fileOf(key))).isFile(), false),
    write: (key, bytes) => writeAtomically(fileOf(key), bytes),
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}

async function whenPresent<Value, Absent>(
  key: string,
  look: () => Promise<Value>,
  absent: Absent,
): Promise<Value | Absent> {
  if (!isReleaseKey(key)) return absent;
  try {
    return await look();
  } catch (error) {
    if (ABSENT.has(errorCodeOf(error) ?? '')) return absent;
    throw error;
  }
}
