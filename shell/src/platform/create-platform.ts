import type { LanguageTag, RegistryEntry } from '@moien/contract';
import { importFresh, type RemoteModule } from '@moien/shared-lib';
import type { Platform, TrackedPromise } from './platform.ts';

type PlatformOptions = {
  entries: RegistryEntry[];
  languageTag: LanguageTag;
  loadModule: (entry: RegistryEntry) => Promise<RemoteModule>;
};

/** Remembers what it has loaded, and what has failed, until told to forget. */
export function createPlatform({ entries, languageTag, loadModule }: PlatformOptions): Platform {
  const promises = new Map<string, TrackedPromise<unknown>>();
  const listeners = new Set<{ remote: string; listener: () => void }>();

  function remember<Value>(remote: string, part: string, load: () => Promise<Value>): Promise<Value> {
    const key = `${remote} ${part}`;
    const known = promises.get(key);
    if (known) return known as Promise<Value>;
    const promise = track(load());
    promises.set(key, promise);
    return promise;
  }

  const module = (remote: string) =>
    remember(remote, 'module', async () => {
      const entry = entries.find((candidate) => candidate.remote.name === remote);
      if (!entry) throw new Error(`No active release of ${remote}.`);
      return loadModule(entry);
    });

  return {
    entries,
    module,
    route: (remote, route) =>
      remember(remote, `route ${route}`, async () =>
        importFresh(part(await module(remote), 'routes', route)),
      ),
    slot: (remote, slot) =>
      remember(remote, `slot ${slot}`, async () => importFresh(part(await module(remote), 'slots', slot))),
    texts: (remote) =>
      remember(
        remote,
        'texts',
        async () => (await importFresh((await module(remote)).texts[languageTag])).default,
      ),
    forget: (remote) => {
      for (const [key, promise] of promises) {
        if (key.startsWith(`${remote} `) && promise.status === 'rejected') promises.delete(key);
      }
      for (const entry of [...listeners]) if (entry.remote === remote) entry.listener();
    },
    onForget: (remote, listener) => {
      const entry = { remote, listener };
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
  };
}

function part<Kind extends 'routes' | 'slots'>(
  module: RemoteModule,
  kind: Kind,
  id: string,
): RemoteModule[Kind][string] {
  const found = module[kind][id];
  if (!found) throw new Error(`The remote declares ${kind} «${id}» but does not export it.`);
  return found as RemoteModule[Kind][string];
}

function track<Value>(promise: TrackedPromise<Value>): TrackedPromise<Value> {
  promise.status = 'pending';
  promise.then(
    (value) => {
      promise.status = 'fulfilled';
      promise.value = value;
    },
    (reason: unknown) => {
      promise.status = 'rejected';
      promise.reason = reason;
    },
  );
  return promise;
}
