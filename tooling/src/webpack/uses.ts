import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls, type RemoteDeclaration, type SharedShape, type Use } from '@moien/contract';
import { type BuiltPackage, ROOT } from './packages.ts';
import { PROVIDED_IN_PART, providedPart } from './shared-packages.ts';
import { findUses } from './uses/find-uses.ts';
import { typedFields } from './uses/scope.ts';
import { readSharedApi } from './uses/shared-api.ts';
import { builtSources, readSource } from './uses/sources.ts';

const ENTRIES = { shell: ['src/boot/boot.ts', 'src/server/index.ts'], remote: ['src/index.ts'] };
const SHARED_LIB = 'shared-lib/src/index.ts';

/**
 * What a package takes from others, read from the sources that its build is made of: once for each name and
 * file.
 */
export function usesOf(name: BuiltPackage, root = ROOT): Use[] {
  const entries = name === 'shell' ? ENTRIES.shell : ENTRIES.remote;
  const sources = builtSources(
    root,
    entries.map((entry) => `${name}/${entry}`),
  );
  const api = readSharedApi(root, SHARED_LIB);
  const options = { api, fields: typedFields(api, sources), partial: PROVIDED_IN_PART };
  const uses = sources.flatMap((source) => findUses(source, options));
  return oncePerFile([...uses, ...(name === 'shell' ? [] : askedSlots(name, root))]);
}

/** What the page of a shell gives to remotes, by the name that a use of the kind `shared` has. */
export function sharedExports(root = ROOT): Record<string, SharedShape> {
  const parts = PROVIDED_IN_PART.flatMap((specifier) =>
    exportedNames(root, providedPart(specifier)).map((name) => `${specifier}.${name}`),
  );
  const values = [...parts, ...Object.keys(calls).map((name) => `calls.${name}`)];
  return {
    ...readSharedApi(root, SHARED_LIB).exports,
    ...Object.fromEntries(values.map((name) => [name, { kind: 'value' } as const])),
  };
}

function exportedNames(root: string, file: string): string[] {
  return readSource(root, file).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => exportName.name ?? []),
  );
}

/** Slots that the routes of a remote ask the shell for. */
function askedSlots(name: BuiltPackage, root: string): Use[] {
  const file = `${name}/remote.json`;
  const text = readFileSync(join(root, file), 'utf8');
  const { routes } = JSON.parse(text) as Pick<RemoteDeclaration, 'routes'>;
  const lines = text.split('\n');
  return routes.flatMap(({ slots = [] }) =>
    slots.map((slot): Use => {
      const line = lines.findIndex((candidate) => candidate.includes(`"${slot}"`)) + 1;
      return { kind: 'slot', name: slot, file, line: Math.max(line, 1) };
    }),
  );
}

function oncePerFile(uses: Use[]): Use[] {
  const known = new Map(uses.toReversed().map((use) => [`${use.kind} ${use.name} ${use.file}`, use]));
  return [...known.values()].toReversed();
}
