import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { rootDirectory } from '@moien/tooling/paths';

/**
 * Makes a folder in which the gateway runs, with its sources and all packages; the builds are still to come.
 */
export function makeSiteFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  cpSync(join(rootDirectory, 'gateway'), join(folder, 'gateway'), { recursive: true, filter: isSource });
  symlinkSync(join(rootDirectory, 'node_modules'), join(folder, 'node_modules'));
}

/**
 * The product's active builds, copied, so that a build during a measurement does not change what is measured.
 */
export function copyProduct(folder: string): void {
  makeSiteFolder(folder);
  for (const name of builtIn(rootDirectory)) {
    const { version } = readRelease(rootDirectory, name);
    const dist = join(rootDirectory, name, 'dist');
    cpSync(join(dist, version), join(folder, name, 'dist', version), { recursive: true });
    cpSync(join(dist, 'release.json'), join(folder, name, 'dist/release.json'));
  }
}

/**
 * The same site with remotes whose server builds are not there: the server draws the shell, the browser draws
 * them. Private routes would not do, because a visitor without an account is led away from them.
 */
export function copyDrawnInBrowser(folder: string, copy: string): void {
  cpSync(folder, copy, { recursive: true });
  for (const name of builtIn(copy).filter((name) => name.startsWith('mf-'))) {
    const { version } = readRelease(copy, name);
    rmSync(join(copy, name, 'dist', version, 'server'), { recursive: true });
  }
}

function isSource(path: string): boolean {
  return !/\/(node_modules|dist)$/.test(path);
}

function builtIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'dist/release.json')));
}

function readRelease(folder: string, name: string): { version: string } {
  return JSON.parse(readFileSync(join(folder, name, 'dist/release.json'), 'utf8')) as { version: string };
}
