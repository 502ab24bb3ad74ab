import { REGISTRY_FORMAT, type Release, type ReleaseFile, type ShellProvisions } from '@moien/contract';
import { describeRemote } from '../../webpack/describe-remote.ts';
import type { BuiltPackage } from '../../webpack/packages.ts';
import { integrityOf } from '../../webpack/release-files.ts';
import { shellProvisions } from '../../webpack/shell-provisions.ts';
import { sharedExports } from '../../webpack/uses.ts';
import type { GateRemote, Live } from '../gate-input.ts';

/**
 * What the workspace's remotes and shell would be if they were live: all from their sources, only the files
 * are invented.
 */
export type Workspace = {
  live: Live;
  shell: ShellProvisions;
  remote: (name: string) => GateRemote;
};

/** Reads the sources once; every call of what it answers gives copies that may be changed. */
export function readWorkspace(names: BuiltPackage[]): () => Workspace {
  const builtWith = sharedExports();
  const shell = shellProvisions('0.1.0-000000000000');
  const remotes = names.map((name) => ({ release: toRelease(name), builtWith, files: [] }));
  return () => {
    const copies = structuredClone({
      shell,
      remotes,
      live: { remotes: remotes.map(({ release }) => release), shells: [shell] },
    });
    const remote = (name: string) => {
      const found = copies.remotes.find(({ release }) => release.remote.name === name);
      if (!found) throw new Error(`${name} was not read.`);
      return { ...structuredClone(found), files: uploadOf(found.release) };
    };
    return { live: copies.live, shell: structuredClone(copies.shell), remote };
  };
}

/** A release of what is declared, with one script for each route. */
function toRelease(name: BuiltPackage): Release {
  const described = describeRemote(name);
  const scripts = described.remote.routes.map(({ id }) => `route-${id}.js`);
  return {
    format: REGISTRY_FORMAT,
    version: '0.1.0-000000000000',
    ...described,
    entry: 'entry.js',
    serverEntry: 'server.cjs',
    serverIntegrity: integrityOf('server.cjs'),
    preload: Object.fromEntries(
      described.remote.routes.map(({ id }) => [id, { scripts: [`route-${id}.js`], styles: [] }]),
    ),
    files: ['entry.js', ...scripts].map(toFile),
    firstBytes: described.remote.byteBudget - 1,
  };
}

export function toFile(path: string): ReleaseFile {
  return { path, integrity: integrityOf(path), bytes: path.length };
}

function uploadOf({ files, serverEntry, serverIntegrity }: Release): GateRemote['files'] {
  const browser = files.flatMap(({ path, integrity }) => [
    { path: `browser/${path}`, integrity },
    { path: `browser/${path}.br`, integrity: integrityOf(`${path}.br`) },
  ]);
  return [...browser, { path: `server/${serverEntry}`, integrity: serverIntegrity }];
}
