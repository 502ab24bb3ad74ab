import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodeOf } from '../storage/error-code.ts';

const CHUNK = Buffer.alloc(256 * 1024, 1);

/** A small file system in memory, at a folder. */
export type SmallDisk = {
  /** Until `free` nothing can be written on it. */
  fill: () => void;
  free: () => void;
  remove: () => void;
};

/** @returns why there is none where this account, or this machine, may not mount one */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk | string {
  mkdirSync(folder, { recursive: true });
  const mounted = spawnSync(
    'mount',
    ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'moien-small-disk', folder],
    { encoding: 'utf8' },
  );
  if (mounted.status !== 0)
    return `a small file system cannot be mounted here: ${mounted.error?.message ?? mounted.stderr.trim()}`;
  const filling = join(folder, 'filling');
  // Lazily: a process that ends later than it should must not keep it.
  const remove = () => {
    spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', remove);
  return {
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      // Much faster than writing, which would hold up everything that the campaign does.
      spawnSync('fallocate', ['-l', String(bavail * bsize), filling]);
      writeUntilFull(filling);
    },
    free: () => rmSync(filling, { force: true }),
    remove() {
      process.off('exit', remove);
      remove();
    },
  };
}

function writeUntilFull(file: string): void {
  const descriptor = openSync(file, 'a');
  try {
    for (let size = CHUNK.length; size >= 1; ) {
      try {
        writeSync(descriptor, CHUNK, 0, size);
      } catch (error) {
        if (errorCodeOf(error) !== 'ENOSPC') throw error;
        size = Math.floor(size / 2);
      }
    }
  } finally {
    closeSync(descriptor);
  }
}
