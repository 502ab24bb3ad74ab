import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isAbsence } from '../../../storage/error-code.ts';
import { type StorageArea, UNWATCHED } from '../../../storage/storage.ts';
import { isReleaseKey, type ReleaseFiles, requireReleaseKey } from './release-files.ts';

/** Releases in a folder of this machine, or one that several machines share. */
export function createFolderFiles(directory: string, area: StorageArea = UNWATCHED): ReleaseFiles {
  const fileOf = (key: string) => join(directory, requireReleaseKey(key));
  return {
    read: async (key) => (isReleaseKey(key) ? area.read(fileOf(key)) : undefined),
    exists: async (key) => isReleaseKey(key) && isFile(fileOf(key)),
    // The log names a release once its files are there.
    write: (key, bytes) => area.write(fileOf(key), bytes, { isDurable: true }),
    remove: (key) => area.remove(fileOf(key)),
  };
}

async function isFile(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch (error) {
    if (isAbsence(error)) return false;
    throw error;
  }
}
