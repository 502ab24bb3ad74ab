import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseVersion, ShellRelease } from '@moien/contract';
import { Value } from 'typebox/value';

/** The build of the shell that this gateway serves: the one that was active when it started. */
export type ShellBuild = {
  release: ShellRelease;
  /** Folder of the browser files of a version; older builds stay for the pages that were opened with them. */
  browserFolder: (version: string) => string | undefined;
  /** Folder of the service worker of a version. */
  workerFolder: (version: string) => string;
  /** Text of the server build. */
  serverBuild: () => string;
};

export type BuildFlavour = 'production' | 'development';

export function readShellBuild(root: string, flavour: BuildFlavour): ShellBuild {
  const dist = join(root, 'shell', flavour === 'development' ? 'dist/development' : 'dist');
  const release = Value.Parse(ShellRelease, JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')));
  return {
    release,
    browserFolder: (version) => (Value.Check(ReleaseVersion, version) ? folderOf(root, version) : undefined),
    workerFolder: (version) => join(dist, version, 'worker'),
    serverBuild: () => readFileSync(join(dist, release.version, 'server', 'server.cjs'), 'utf8'),
  };
}

/**
 * Both flavours are served: a browser with a remote from source has the development shell beside everybody
 * else's.
 */
function folderOf(root: string, version: string): string {
  const [production, development] = [
    join(root, 'shell/dist', version),
    join(root, 'shell/dist/development', version),
  ];
  return join(existsSync(production) ? production : development, 'browser');
}
