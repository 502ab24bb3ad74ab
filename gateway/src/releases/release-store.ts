import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Release, ShellRelease } from '@moien/contract';
import { Value } from 'typebox/value';

/** Where builds come from. One implementation reads the packages' own `dist` folders, once. */
export type ReleaseStore = {
  shell: () => ShellRelease;
  /** The active release of every remote that has one. */
  remotes: () => Release[];
  /** Folder of the browser files of a version, or `undefined` when it is not held. */
  browserFolder: (name: string, version: string) => string | undefined;
  /** Text of a release's server build. */
  serverBuild: (release: Release) => string;
  shellServerBuild: () => string;
};

export type BuildFlavour = 'production' | 'development';

const RELEASE_FILE = 'release.json';
const VERSION = /^[0-9a-zA-Z][0-9a-zA-Z.+-]{0,59}$/;

/**
 * The releases that are active now stay the ones of this store, whatever is built afterwards. Older builds that are
 * still there are served to the pages that were opened with them.
 */
export function createWorkspaceReleaseStore(root: string, shellFlavour: BuildFlavour): ReleaseStore {
  const folderOf = (name: string) =>
    join(root, name, name === 'shell' && shellFlavour === 'development' ? 'dist/development' : 'dist');
  const names = readdirSync(root).filter((name) => existsSync(join(root, name, 'dist', RELEASE_FILE)));
  const shell = Value.Parse(ShellRelease, readJson(join(folderOf('shell'), RELEASE_FILE)));
  const remotes = names
    .filter((name) => name.startsWith('mf-'))
    .sort()
    .map((name) => Value.Parse(Release, readJson(join(folderOf(name), RELEASE_FILE))));
  return {
    shell: () => shell,
    remotes: () => remotes,
    browserFolder: (name, version) =>
      names.includes(name) && VERSION.test(version) ? join(folderOf(name), version, 'browser') : undefined,
    serverBuild: ({ remote, version, serverEntry }) =>
      readFileSync(join(folderOf(remote.name), version, 'server', serverEntry), 'utf8'),
    shellServerBuild: () =>
      readFileSync(join(folderOf('shell'), shell.version, 'server', 'server.cjs'), 'utf8'),
  };
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
