import { randomUUID } from 'node:crypto';
import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes beside the target and moves it into place, so that a reader or a crash never meets half a file.
 * With `isNew` an existing target is left alone and the call fails with EEXIST.
 */
export async function writeAtomically(
  file: string,
  bytes: Buffer,
  { isNew = false, isPrivate = false }: { isNew?: boolean; isPrivate?: boolean } = {},
): Promise<void> {
  await mkdir(dirname(file), { recursive: true, ...(isPrivate ? { mode: 0o700 } : {}) });
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, bytes, isPrivate ? { mode: 0o600 } : {});
    if (isNew) await link(temporary, file);
    else await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}
