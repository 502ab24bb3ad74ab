import type { ShellProvisions } from '@moien/contract';
import { checkRemote, checkShell } from '../gate.ts';
import type { GateRemote } from '../gate-input.ts';
import { readWorkspace, toFile, type Workspace } from './workspace.ts';

const workspace = readWorkspace(['mf-search', 'mf-blog']);

type Change<Candidate> = (candidate: Candidate, workspace: Workspace) => void;
export type Mutation =
  | { remote: string; change: Change<GateRemote>; shell?: never }
  | { remote?: never; change?: never; shell: Change<ShellProvisions> };

/** What the gate says of the workspace after one change of one candidate; all else is live as it is. */
export function refusals(mutation: Mutation): string[] {
  const current = workspace();
  if (mutation.shell) {
    mutation.shell(current.shell, current);
    return checkShell(current.shell, current.live);
  }
  const candidate = current.remote(mutation.remote);
  mutation.change(candidate, current);
  return checkRemote(candidate, current.live);
}

export function ofSearch(change: Change<GateRemote>): Mutation {
  return { remote: 'mf-search', change };
}
export function ofBlog(change: Change<GateRemote>): Mutation {
  return { remote: 'mf-blog', change };
}
export function ofShell(shell: Change<ShellProvisions>): Mutation {
  return { shell };
}

export function route({ release }: GateRemote, id: string) {
  const found = release.remote.routes.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`There is no route ${id}.`);
  return found;
}

/** Without the route, its files and the links to it, as a team would take it away. */
export function removeRoute({ release, files }: GateRemote, id: string): void {
  const path = `route-${id}.js`;
  release.remote.routes = release.remote.routes.filter((candidate) => candidate.id !== id);
  delete release.preload[id];
  release.files = release.files.filter((file) => file.path !== path);
  files.splice(0, files.length, ...files.filter((file) => !file.path.startsWith(`browser/${path}`)));
  release.uses = release.uses.filter((use) => use.kind !== 'route' || use.name !== id);
}

export function addRoute({ release, files }: GateRemote, id: string): void {
  const file = toFile(`route-${id}.js`);
  release.remote.routes.push({ id, path: `${id}/:id`, isPublic: true, skeleton: 'article' });
  release.preload[id] = { scripts: [file.path], styles: [] };
  release.files.push(file);
  files.push({ path: `browser/${file.path}`, integrity: file.integrity });
}

export function drop(texts: string[], name: string): void {
  const index = texts.indexOf(name);
  if (index < 0) throw new Error(`There is no text ${name}.`);
  texts.splice(index, 1);
}
