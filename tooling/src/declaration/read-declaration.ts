import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RemoteDeclaration } from '@moien/contract';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { errorText, Problem } from '../problem.ts';
import { routeFaults } from './route-faults.ts';

const Routed = Type.Object({
  routes: Type.Array(Type.Object({ id: Type.String(), path: Type.String() })),
});

/**
 * What `remote.json` of a remote says. @throws Problem that names file and field, one sentence for each fault
 */
export function readDeclaration(root: string, name: string): RemoteDeclaration {
  const file = `${name}/remote.json`;
  const value = readJson(root, file);
  const faults = declarationFaults(value);
  if (faults.length > 0) throw new Problem(faults.map((fault) => `${file}: ${fault}`).join('\n'));
  return Value.Parse(RemoteDeclaration, value);
}

/** What the router could not use is said in our words, all else in those of the schema. */
function declarationFaults(value: unknown): string[] {
  const faults = Value.Check(Routed, value) ? routeFaults(value.routes) : [];
  if (faults.length > 0) return faults;
  return Value.Errors(RemoteDeclaration, value).map(
    ({ instancePath, message }) => `${fieldOf(instancePath)} ${message}.`,
  );
}

/** `routes[0].path` of the pointer `/routes/0/path`. */
function fieldOf(pointer: string): string {
  const field = pointer.replace(/\/(\d+)/g, '[$1]').replaceAll('/', '.');
  return field === '' ? 'it' : field.slice(1);
}

function readJson(root: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch (error) {
    throw new Problem(`${file} cannot be read: ${errorText(error)}.`);
  }
}
