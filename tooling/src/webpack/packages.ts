import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Every remote on disk, by its folder. */
function remoteNames(): string[] {
  return readdirSync(ROOT)
    .filter((name) => name.startsWith('mf-'))
    .sort();
}

export type BuiltPackage = 'shell' | `mf-${string}`;

export type BuildOptions = { name: BuiltPackage; version: string; mode: 'production' | 'development' };

export function builtPackages(): BuiltPackage[] {
  return ['shell', ...(remoteNames() as BuiltPackage[])];
}
