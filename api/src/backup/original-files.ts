import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { sha256Hex } from '../lib/sha256.ts';
import { checkMediaPath } from '../media/media-path.ts';
import { errorCodeOf } from '../storage/error-code.ts';
import { writeAtomically } from '../storage/write-atomically.ts';
import { BackupError } from './backup-error.ts';

/** Paths of all pictures below the folder of originals, in order; what the site could not serve is none. */
export async function listOriginals(mediaDirectory: string): Promise<string[]> {
  const folder = join(mediaDirectory, 'originals');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (errorCodeOf(error) === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isMediaPath)
    .sort();
}

/** Undefined when there is none. */
export async function readOriginal(mediaDirectory: string, path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(originalFile(mediaDirectory, path));
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Leaves an equal picture alone. @throws BackupError when another one is there */
export async function writeOriginal(mediaDirectory: string, path: string, bytes: Buffer): Promise<void> {
  try {
    await writeAtomically(originalFile(mediaDirectory, path), bytes, {
      isNew: true,
      isDurable: true,
    });
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') throw error;
    const there = await readOriginal(mediaDirectory, path);
    if (there && !there.equals(bytes)) throw otherPicture(path);
  }
}

/** @throws BackupError when the folder has another picture at one of the paths */
export async function refuseOtherOriginals(
  mediaDirectory: string,
  pictures: readonly { path: string; sha256: string }[],
): Promise<void> {
  for (const { path, sha256 } of pictures) {
    const there = await readOriginal(mediaDirectory, path);
    if (there && sha256Hex(there) !== sha256) throw otherPicture(path);
  }
}

function originalFile(mediaDirectory: string, path: string): string {
  return join(mediaDirectory, 'originals', checkMediaPath(path));
}

function isMediaPath(path: string): boolean {
  try {
    return checkMediaPath(path) === path;
  } catch {
    return false;
  }
}

function otherPicture(path: string): BackupError {
  return new BackupError(
    `The folder of pictures has another picture at ${path}: a backup is restored into an empty folder.`,
  );
}
