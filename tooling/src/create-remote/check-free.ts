import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDeclaration } from '@moien/contract';
import { matchPath } from 'react-router-dom';
import { readDeclaration } from '../declaration/read-declaration.ts';
import { SHELL_NAMESPACE } from '../declaration/shell-namespace.ts';
import { Problem } from '../problem.ts';

/**
 * Two remotes with the same route, path, slot or text namespace would take each other's place on the page.
 * @throws Problem that names what is taken, and by whom
 */
export function checkFree(root: string, wanted: RemoteDeclaration, paths: readonly string[]): void {
  const taken = paths.find((path) => existsSync(join(root, path)));
  if (taken) throw new Problem(`${taken} already exists: choose another name, or delete it first.`);
  if (wanted.textNamespaces.includes(SHELL_NAMESPACE))
    throw new Problem(`The text namespace "${SHELL_NAMESPACE}" is the shell's: choose another name.`);
  for (const other of declarationsBelow(root)) {
    const clash = clashOf(wanted, other);
    if (clash) throw new Problem(`${other.name} already has ${clash}: choose another name.`);
  }
}

function clashOf(wanted: RemoteDeclaration, other: RemoteDeclaration): string | undefined {
  for (const { id, path } of wanted.routes) {
    if (other.routes.some((route) => route.id === id)) return `the route "${id}"`;
    const served = other.routes.find((route) => matchPath(`/${route.path}`, `/${path}`));
    if (served) return `the path "${served.path}", which serves /${path} too`;
  }
  const slot = wanted.slots.find(({ id }) => other.slots.some((candidate) => candidate.id === id));
  if (slot) return `the slot "${slot.id}"`;
  const namespace = wanted.textNamespaces.find((name) => other.textNamespaces.includes(name));
  return namespace && `the text namespace "${namespace}"`;
}

/** @throws Problem when a remote's declaration is broken: nothing can be compared with it */
function declarationsBelow(root: string): RemoteDeclaration[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'remote.json')))
    .sort()
    .map((name) => readDeclaration(root, name));
}
