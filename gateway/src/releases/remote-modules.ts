import type { RegistryEntry, Release } from '@moien/contract';
import { loadCommonJs } from './load-common-js.ts';
import type { ReleaseStore } from './release-store.ts';

const FAILURE_MEMORY_MILLISECONDS = 10_000;

type Loaded = { module: unknown } | { error: unknown; failedAt: number };

/** Server builds of remotes, each loaded once. One that failed is not tried again for a while, so that documents do not wait for it. */
export function createRemoteModules(store: ReleaseStore, sharedModules: Record<string, unknown>) {
  const loaded = new Map<string, Loaded>();

  function load(release: Release): unknown {
    const name = release.remote.name;
    const exports = loadCommonJs(
      store.serverBuild(release),
      `${name}@${release.version}/server.cjs`,
      (specifier) => {
        if (!(specifier in sharedModules))
          throw new Error(`${name} asks for «${specifier}», which the shell does not share.`);
        return sharedModules[specifier];
      },
    );
    const module = (exports as { remote?: unknown }).remote;
    if (!module) throw new Error(`The server build of ${name} exports no remote.`);
    return module;
  }

  return async function moduleOf(entry: RegistryEntry): Promise<unknown> {
    const key = `${entry.remote.name}@${entry.version}`;
    const known = loaded.get(key);
    if (known && 'module' in known) return known.module;
    if (known && Date.now() - known.failedAt < FAILURE_MEMORY_MILLISECONDS) throw known.error;
    try {
      const release = store.remotes().find((candidate) => candidate.remote.name === entry.remote.name);
      if (release?.version !== entry.version) throw new Error(`${key} has no server build.`);
      const module = load(release);
      loaded.set(key, { module });
      return module;
    } catch (error) {
      loaded.set(key, { error, failedAt: Date.now() });
      throw error;
    }
  };
}
