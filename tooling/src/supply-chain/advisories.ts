import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { errorText, Problem } from '../problem.ts';

const Event = Type.Object({
  introduced: Type.Optional(Type.String()),
  fixed: Type.Optional(Type.String()),
  last_affected: Type.Optional(Type.String()),
});

/** The parts of an OSV record that decide (https://ossf.github.io/osv-schema, 1.7). */
export const Advisory = Type.Object({
  id: Type.String(),
  summary: Type.Optional(Type.String()),
  withdrawn: Type.Optional(Type.String()),
  affected: Type.Optional(
    Type.Array(
      Type.Object({
        package: Type.Optional(Type.Object({ ecosystem: Type.String(), name: Type.String() })),
        ranges: Type.Optional(Type.Array(Type.Object({ type: Type.String(), events: Type.Array(Event) }))),
        versions: Type.Optional(Type.Array(Type.String())),
      }),
    ),
  ),
});
export type Advisory = Static<typeof Advisory>;

/**
 * Advisories in OSV's JSON: a file with one or a list, or a folder of such files (the unpacked export).
 * @throws Problem
 */
export function readAdvisories(path: string): Advisory[] {
  const advisories = filesAt(path).flatMap(readFile);
  if (advisories.length === 0) throw new Problem(`There is no advisory in ${path}.`);
  return advisories;
}

function filesAt(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new Problem(`${path} does not exist.`);
  if (!found.isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(path, name));
}

function readFile(path: string): Advisory[] {
  return [parse(path)].flat().map((advisory: unknown) => {
    // One that is left out would make the result look better than it is.
    if (!Value.Check(Advisory, advisory))
      throw new Problem(`${path} holds something else than OSV advisories.`);
    return advisory;
  });
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Problem(`${path} cannot be read: ${errorText(error)}`);
  }
}
