import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltPackage, ROOT } from './packages.ts';
import { registryPublicKeys } from './registry-public-keys.ts';

const SHARED_INPUTS = [
  'contract/package.json',
  'contract/src',
  'shared-lib/package.json',
  'shared-lib/src',
  'tooling/src/webpack',
];
const NOT_BUILT = /\.(test|stories)\.tsx?$|\.md$/;

/**
 * Version of a build: the package's version and a hash of everything that goes into it. It is known before
 * the build, so that file URLs, class names and container names can carry it, and equal inputs need no second
 * build.
 */
export function inputVersion(name: BuiltPackage, mode: 'production' | 'development' = 'production'): string {
  const hash = createHash('sha256').update(mode).update(installedPackages());
  if (name === 'shell') hash.update(registryPublicKeys());
  const own = [`${name}/src`, `${name}/package.json`, ...(name === 'shell' ? [] : [`${name}/remote.json`])];
  for (const path of [...own, ...SHARED_INPUTS].flatMap(filesBelow).sort()) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(ROOT, path)))
      .update('\0');
  }
  const { version } = JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8')) as {
    version: string;
  };
  return `${version}-${hash.digest('hex').slice(0, 12)}`;
}

/** What is installed, without our own packages: a new remote changes no byte of the others. */
function installedPackages(): string {
  const lockfile = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, { link?: boolean }> };
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && !link,
  );
  return JSON.stringify(installed);
}

function filesBelow(path: string): string[] {
  if (!statSync(join(ROOT, path)).isDirectory()) return NOT_BUILT.test(path) ? [] : [path];
  return readdirSync(join(ROOT, path)).flatMap((entry) => filesBelow(`${path}/${entry}`));
}
