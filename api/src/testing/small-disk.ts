import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCodeOf } from '../storage/error-code.ts';

const BLOCK = Buffer.alloc(4096);

export type SmallDisk = {
  folder: string;
  fill: () => void;
  free: () => void;
  remove: () => void;
};

/** A disk of two megabytes that can be filled; undefined where this account may not mount one. */
export function mountSmallDisk(): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'moien-small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m,mode=0777', 'moien-small-disk', folder], {
      stdio: 'ignore',
    });
  } catch {
    rmdirSync(folder);
    return undefined;
  }
  const filling = join(folder, 'filling');
  return {
    folder,
    fill: () => fillUp(filling),
    free: () => rmSync(filling, { force: true }),
    remove() {
      execFileSync('umount', [folder]);
      rmdirSync(folder);
    },
  };
}

function fillUp(file: string): void {
  const descriptor = openSync(file, 'w');
  try {
    for (;;) writeSync(descriptor, BLOCK);
  } catch (error) {
    if (errorCodeOf(error) !== 'ENOSPC') throw error;
  } finally {
    closeSync(descriptor);
  }
}
