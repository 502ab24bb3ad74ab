import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?:
 * string[] }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile
 */

/** The file that says which lockfile the folder node_modules was made from. */
export const stampName = '.moien-lock-hash';

/**
 * A fingerprint of everything that decides what an install produces.
 * @param {string} root the project's folder
 */
export function lockHash(root) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}\n`);
  const workspaces = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => join(entry.name, 'package.json'))
    .filter((path) => existsSync(join(root, path)))
    .sort();
  for (const path of ['package.json', 'package-lock.json', ...workspaces]) {
    hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

/**
 * Whether what npm last installed is what the lockfile asks for on this platform, also when npm was run by
 * hand.
 * @param {LockFile} wanted package-lock.json
 * @param {LockFile} installed node_modules/.package-lock.json, which npm writes after every install
 */
export function isInstalled(wanted, installed) {
  for (const [path, entry] of Object.entries(wanted.packages)) {
    if (path === '' || entry.link || !path.includes('node_modules/')) continue;
    const found = installed.packages[path];
    if (found ? found.version !== entry.version : !entry.optional) return false;
  }
  return Object.keys(installed.packages).every((path) => path in wanted.packages);
}

/**
 * @param {string} root the project's folder
 * @returns {'current' | 'unstamped' | 'install'} unstamped: right, but nobody has said so yet
 */
export function decide(root) {
  const modules = join(root, 'node_modules');
  const stamp = join(modules, stampName);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash(root)) return 'current';
  const hidden = join(modules, '.package-lock.json');
  if (!existsSync(hidden)) return 'install';
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const installed = JSON.parse(readFileSync(hidden, 'utf8'));
  return isInstalled(wanted, installed) ? 'unstamped' : 'install';
}
