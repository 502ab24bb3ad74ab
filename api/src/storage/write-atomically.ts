import { randomUUID } from 'node:crypto';
import { link, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export type WriteOptions = {
  /** An existing target is left alone and the call fails with EEXIST. */
  isNew?: boolean;
  /** Only the owner of the process can read it. */
  isPrivate?: boolean;
  /** It ends when the file would outlast a power cut. For what a row or an answer promises is there. */
  isDurable?: boolean;
};

/**
 * Writes beside the target and moves it into place, so that a reader or a crash never meets half a file. What
 * a crash leaves beside is removed by `removeLeftovers`.
 */
export async function writeAtomically(
  file: string,
  bytes: Buffer,
  { isNew = false, isPrivate = false, isDurable = false }: WriteOptions = {},
): Promise<void> {
  await mkdir(dirname(file), { recursive: true, ...(isPrivate ? { mode: 0o700 } : {}) });
  const temporary = temporaryNameOf(file);
  try {
    const handle = await open(temporary, 'wx', isPrivate ? 0o600 : 0o666);
    try {
      await handle.writeFile(bytes);
      if (isDurable) await handle.sync();
    } finally {
      await handle.close();
    }
    if (isNew) await link(temporary, file);
    else await rename(temporary, file);
    if (isDurable) await syncFolder(dirname(file));
  } finally {
    // After a rename there is none. A failure to remove it must not hide why the file was not written.
    await rm(temporary, { force: true }).catch(() => undefined);
  }
}

const TRIAL_BYTES_MAXIMUM = 1024 * 1024;

/** Whether as much could be written there, since a disk that is full may have room for a little. */
export async function tryWriting(file: string, bytes: number): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const trial = temporaryNameOf(file);
  try {
    await writeFile(trial, Buffer.alloc(Math.min(bytes, TRIAL_BYTES_MAXIMUM)), { mode: 0o600 });
  } finally {
    await rm(trial, { force: true }).catch(() => undefined);
  }
}

const TEMPORARY_NAME = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/;

function temporaryNameOf(file: string): string {
  return `${file}.${randomUUID()}.tmp`;
}

export function isTemporaryName(name: string): boolean {
  return TEMPORARY_NAME.test(name);
}

/** The name of a file is kept by its folder. Windows does not open folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
