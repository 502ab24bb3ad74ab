import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { rootDirectory } from '@moien/tooling/paths';

const NOT_COPIED = /\/(node_modules|dist|var|\.git|\.nx)$/;
/** Caches of the work tree's own builds, and what the copy needs as its own. */
const NOT_LINKED = ['.cache', '.federation', '@moien', '.moien-lock-hash'];

/**
 * Copies the work tree, unbuilt, with the packages of the original, so that commands run there as in a fresh
 * clone after its install.
 */
export function copyWorkTree(folder: string): void {
  cpSync(rootDirectory, folder, { recursive: true, filter: (path) => !NOT_COPIED.test(path) });
  const modules = join(folder, 'node_modules');
  const original = join(rootDirectory, 'node_modules');
  mkdirSync(join(modules, '@moien'), { recursive: true });
  for (const name of readdirSync(original).filter((entry) => !NOT_LINKED.includes(entry)))
    symlinkSync(join(original, name), join(modules, name));
  cpSync(join(original, '.moien-lock-hash'), join(modules, '.moien-lock-hash'));
  for (const name of readdirSync(join(original, '@moien'))) {
    symlinkSync(join(folder, name), join(modules, '@moien', name));
    const own = join(rootDirectory, name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, name, 'node_modules'));
  }
}

/** Takes away everything that builds have left, so that the next one is the first. */
export function forgetBuilds(folder: string): void {
  const packages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const left = ['.nx', 'node_modules/.cache', 'node_modules/.federation', 'var/monolith'];
  for (const path of [...packages.map(({ name }) => `${name}/dist`), ...left])
    rmSync(join(folder, path), { recursive: true, force: true });
}
