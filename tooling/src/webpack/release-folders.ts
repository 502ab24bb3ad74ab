import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release, ShellRelease } from '@moien/contract';
import { type BuildOptions, type BuiltPackage, ROOT } from './packages.ts';

const RELEASE_FILE = 'release.json';
/** Builds that are kept for the sites that run on them and for their open tabs. */
const KEPT_BUILDS = 4;

function distFolder(name: BuiltPackage, mode: BuildOptions['mode']): string {
  return join(ROOT, name, mode === 'development' ? 'dist/development' : 'dist');
}

/**
 * Every version is built into a folder of its own, so that a build never touches the files of a running site.
 */
export function versionFolder({ name, version, mode }: BuildOptions): string {
  return join(distFolder(name, mode), version);
}

/** Makes a build the newest, in one step, and drops the oldest ones. */
export function keepBuild(options: BuildOptions, release: object): void {
  const dist = distFolder(options.name, options.mode);
  const text = JSON.stringify(release, undefined, 2);
  writeFileSync(join(versionFolder(options), RELEASE_FILE), text);
  writeFileSync(join(dist, `${RELEASE_FILE}.next`), text);
  renameSync(join(dist, `${RELEASE_FILE}.next`), join(dist, RELEASE_FILE));
  const builds = readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(dist, entry.name, RELEASE_FILE)))
    .filter((entry) => entry.name !== 'development' && entry.name !== options.version)
    .map((entry) => ({ folder: join(dist, entry.name), time: statSync(join(dist, entry.name)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  for (const { folder } of builds.slice(KEPT_BUILDS - 1)) rmSync(folder, { recursive: true });
}

/** The version of the newest build, if its files are there. */
export function builtVersion(name: BuiltPackage, mode: BuildOptions['mode']): string | undefined {
  const dist = distFolder(name, mode);
  if (!existsSync(join(dist, RELEASE_FILE))) return undefined;
  const { version } = builtRelease(name, mode);
  return existsSync(join(dist, version)) ? version : undefined;
}

/** The newest build, as it was described when it was finished. */
export function builtRelease(name: BuiltPackage, mode: BuildOptions['mode']): ShellRelease | Release {
  return JSON.parse(readFileSync(join(distFolder(name, mode), RELEASE_FILE), 'utf8'));
}
