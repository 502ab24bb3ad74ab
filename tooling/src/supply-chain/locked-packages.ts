import { readFileSync } from 'node:fs';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { Problem } from '../problem.ts';

const Lock = Type.Object({
  packages: Type.Record(
    Type.String(),
    Type.Object({
      version: Type.Optional(Type.String()),
      /** Only where the folder has another name. */
      name: Type.Optional(Type.String()),
      dev: Type.Optional(Type.Boolean()),
      link: Type.Optional(Type.Boolean()),
    }),
  ),
});

export type LockedPackage = { name: string; version: string; path: string; isDevelopment: boolean };

/** Every package that a lock file installs; workspaces are not among them. @throws Problem */
export function readLockedPackages(lockFile: string): LockedPackage[] {
  const lock: unknown = JSON.parse(readFileSync(lockFile, 'utf8'));
  if (!Value.Check(Lock, lock)) throw new Problem(`${lockFile} is no package-lock.json of version 2 or 3.`);
  return Object.entries(lock.packages).flatMap(([path, { version, name, dev = false, link = false }]) => {
    const folder = path.split('node_modules/').at(-1);
    if (link || !version || !folder || !path.includes('node_modules/')) return [];
    return [{ name: name ?? folder, version, path, isDevelopment: dev }];
  });
}
