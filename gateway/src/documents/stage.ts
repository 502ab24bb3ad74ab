import type { OfferedRelease, RegistryState, ShellRelease } from '@moien/contract';
import type { RemoteOverride } from '../registry/remote-override.ts';
import { createUsableRegistry, type UsableRegistry } from '../registry/usable-registry.ts';
import type { ReadReleaseFile } from '../releases/read-release-file.ts';
import { createRemoteModules } from '../releases/remote-modules.ts';
import type { ShellBuild } from '../releases/shell-build.ts';
import { loadShellServer, type ShellServer } from '../releases/shell-server.ts';

/** What a document is rendered with: a shell, and the releases that it may use. */
export type Stage = {
  shell: ShellRelease;
  shellServer: ShellServer;
  usableRegistry: () => UsableRegistry;
  /** Server build of a release; rejects when it is missing, broken or not the one that was published. */
  moduleOf: (release: OfferedRelease) => Promise<unknown>;
  /** Origin of a remote that is served from source. */
  developmentOrigin: string | undefined;
};

export type StageParts = {
  state: () => RegistryState | undefined;
  readFile: ReadReleaseFile;
  /** What code of pages sees as `console`; default: that of this process. */
  console?: Console;
};

/** Loads a shell; overrides are put upon it afterwards, at no cost. */
export function createStageMaker(build: ShellBuild, { state, readFile, console }: StageParts) {
  const shellServer = loadShellServer(build, { console });
  const moduleOf = createRemoteModules({ readFile, sharedModules: shellServer.sharedModules, console });
  return (override: RemoteOverride | undefined): Stage => ({
    shell: build.release,
    shellServer,
    moduleOf,
    usableRegistry: createUsableRegistry({ state, shellVersion: build.release.version, override }),
    developmentOrigin: override?.origin,
  });
}
