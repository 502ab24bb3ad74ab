import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Lets one install at a time work on a folder; a lock whose process is gone is taken over.
 * @param {string} root the project's folder
 * @param {() => void} onWait called once when another process holds the lock
 * @returns {Promise<() => void>} gives the lock back
 */
export async function takeInstallLock(root, onWait) {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 16);
  const path = join(tmpdir(), `moien-install-${userInfo().uid}-${name}.lock`);
  let hasWaited = false;
  for (;;) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    const holder = readHolder(path);
    if (holder !== null && !isAlive(holder)) {
      rmSync(path, { force: true });
      continue;
    }
    if (!hasWaited) onWait();
    hasWaited = true;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

/** @param {string} path */
function readHolder(path) {
  try {
    return Number(readFileSync(path, 'utf8')) || null;
  } catch {
    return null;
  }
}
