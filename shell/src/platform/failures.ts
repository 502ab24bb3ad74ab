import type { RegistryEntry } from '@moien/contract';
import { releaseKey } from './releases.ts';
import type { RemoteFailure } from './remote-failure.ts';

/** Which releases are to be avoided in this page, and who wants to know when that changes. */
export function createFailures() {
  const failures = new Map<string, RemoteFailure>();
  const crashes = new Map<string, RemoteFailure>();
  const listeners = new Set<{ remote: string; listener: () => void }>();

  function notify(isConcerned: (remote: string) => boolean) {
    for (const { remote, listener } of [...listeners]) if (isConcerned(remote)) listener();
  }

  return {
    /** False when it is known already. */
    add(release: RegistryEntry, failure: RemoteFailure): boolean {
      if (failures.get(releaseKey(release))?.fault === failure.fault) return false;
      failures.set(releaseKey(release), failure);
      return true;
    },
    addCrash(release: RegistryEntry, failure: RemoteFailure) {
      crashes.set(releaseKey(release), failure);
    },
    admitCrashes() {
      for (const [key, failure] of crashes) failures.set(key, failure);
      crashes.clear();
    },
    /** All of them when none is without failure: better one that may work again than nothing. */
    without(releases: RegistryEntry[]): RegistryEntry[] {
      const good = releases.filter((release) => !failures.has(releaseKey(release)));
      return good.length > 0 ? good : releases;
    },
    has: (release: RegistryEntry) => failures.has(releaseKey(release)),
    forget(remote: string) {
      for (const key of [...failures.keys()]) if (key.startsWith(`${remote}@`)) failures.delete(key);
      notify((concerned) => concerned === remote);
    },
    notifyAll: (remotes: Set<string>) => notify((remote) => remotes.has(remote)),
    onChange(remote: string, listener: () => void) {
      const entry = { remote, listener };
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
  };
}
