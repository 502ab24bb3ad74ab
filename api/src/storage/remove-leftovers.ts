import type { Dirent } from 'node:fs';
import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCodeOf } from './error-code.ts';
import { isTemporaryName } from './write-atomically.ts';

/**
 * Removes in a folder, and by default below it, what writing has left there when its process was killed
 * before this moment.
 */
export async function removeLeftovers(
  folder: string,
  before: Date,
  { isDeep = true }: { isDeep?: boolean } = {},
): Promise<void> {
  for await (const entry of entriesBelow(folder, isDeep)) {
    if (!entry.isFile() || !isTemporaryName(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const { mtime } = await stat(file).catch(() => ({ mtime: undefined }));
    if (mtime && mtime < before) await rm(file, { force: true });
  }
}

async function* entriesBelow(folder: string, recursive: boolean): AsyncGenerator<Dirent> {
  try {
    yield* await opendir(folder, { recursive });
  } catch (error) {
    // A folder that is made with its first file, or was removed meanwhile.
    if (errorCodeOf(error) !== 'ENOENT') throw error;
  }
}
