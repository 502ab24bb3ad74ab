import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from '../problem.ts';
import { identify, isSame, type ProcessIdentity } from '../processes.ts';

/** Longer than any start or stop of the server under the lock, in milliseconds. */
const TIMEOUT_MILLISECONDS = 120_000;

/** Runs `work` while no other process does so for this folder; a lock whose process is gone is taken over. */
export async function withLock<Result>(
  directory: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const path = join(directory, 'lock');
  const end = Date.now() + TIMEOUT_MILLISECONDS;
  while (!(await tryToTake(path))) {
    if (Date.now() > end)
      throw new Problem(`Another process has held ${path} for two minutes: end it, then try again.`);
    await delay(50, undefined, { signal });
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

async function tryToTake(path: string): Promise<boolean> {
  try {
    await writeFile(path, JSON.stringify(identify(process.pid)), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const holder = readIdentity(path);
  if (holder && !isSame(holder)) await rm(path, { force: true });
  return false;
}

/**
 * The processes that use the server: the last one that leaves stops it. A dead process's lease does not
 * count. Synchronous, so that a process can leave while it exits.
 */
export interface Leases {
  take(): void;
  /** Gives this process's lease back and tells how many others remain. */
  giveBack(): number;
}

export function leasesIn(directory: string): Leases {
  const folder = join(directory, 'leases');
  const own = join(folder, String(process.pid));
  return {
    take() {
      mkdirSync(folder, { recursive: true });
      writeFileSync(own, JSON.stringify(identify(process.pid)));
    },
    giveBack() {
      rmSync(own, { force: true });
      let remaining = 0;
      for (const name of readdirSync(folder)) {
        const holder = readIdentity(join(folder, name));
        if (holder && isSame(holder)) remaining += 1;
        else rmSync(join(folder, name), { force: true });
      }
      return remaining;
    },
  };
}

/** Null while the file is being written, or gone. */
function readIdentity(path: string): ProcessIdentity | null {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('started' in value))
      return null;
    return { pid: Number(value.pid), started: String(value.started) };
  } catch {
    return null;
  }
}
