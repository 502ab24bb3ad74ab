import type { LanguageTag, Registry, RegistryEntry } from '@moien/contract';
import { importFresh, type RemoteModule } from '@moien/shared-lib';
import { createFailures } from './failures.ts';
import { firstReady } from './first-ready.ts';
import { partFailure } from './part-failure.ts';
import type { Platform, PlatformPlace, TrackedPromise } from './platform.ts';
import { candidatesOf, changedRemotes, releaseKey } from './releases.ts';
import { ownFault, RemoteFailure } from './remote-failure.ts';

const TIMEOUT_MILLISECONDS = 3000;
/** The set in use and those of pages that are still on screen. */
const REGISTRIES_MAXIMUM = 3;
const FAULT_OF_START = { browser: 'MF-105', server: 'MF-501' } as const;

export type PlatformOptions = {
  registry: Registry;
  languageTag: LanguageTag;
  /** Rejects with a RemoteFailure, or with what the code threw when it started. */
  loadModule: (release: RegistryEntry) => Promise<RemoteModule>;
  /**
   * In the browser a page may fall back to a release's predecessor; from the server it goes on to the
   * browser.
   */
  place: PlatformPlace;
  /** Is told of each failure once, and of slowness. */
  onFailure?: (failure: RemoteFailure, release: RegistryEntry) => void;
  onLoad?: (release: RegistryEntry, milliseconds: number) => void;
};

/** Remembers what it has loaded, and what has failed, until told to forget. */
export function createPlatform(options: PlatformOptions): Platform {
  const { languageTag, loadModule, place, onFailure = () => undefined, onLoad } = options;
  const promises = new Map<string, TrackedPromise<unknown>>();
  const registries = new Map([[options.registry.sequence, options.registry]]);
  const failures = createFailures();
  const slow = new Set<string>();
  let registry = options.registry;
  let offered = options.registry;
  let isRepeating = false;

  function remember<Value>(release: RegistryEntry, part: string, load: () => Promise<Value>): Promise<Value> {
    const key = `${releaseKey(release)} ${part}`;
    const known = promises.get(key);
    if (known) return known as Promise<Value>;
    const promise = track(load());
    promises.set(key, promise);
    promise.catch((error: unknown) => {
      if (error instanceof RemoteFailure) fail(release, error);
    });
    return promise;
  }

  function fail(release: RegistryEntry, failure: RemoteFailure) {
    if (failures.add(release, failure)) onFailure(failure, release);
  }

  function warnOfSlowness(release: RegistryEntry) {
    if (slow.has(releaseKey(release))) return;
    slow.add(releaseKey(release));
    onFailure(new RemoteFailure('MF-106', release), release);
  }

  const module = (release: RegistryEntry) =>
    remember(release, 'module', async () => {
      const started = performance.now();
      const loaded = await loadModule(release).catch((cause: unknown) => {
        throw cause instanceof RemoteFailure ? cause : startFailure(release, cause);
      });
      onLoad?.(release, performance.now() - started);
      return loaded;
    });

  function part<Value>(
    release: RegistryEntry,
    name: string,
    loaderOf: (loaded: RemoteModule) => (() => Promise<Value>) | undefined,
  ): Promise<Value> {
    return remember(release, name, async () => {
      const load = loaderOf(await module(release));
      if (!load) throw new RemoteFailure('MF-203', release, { part: name });
      return importFresh(load).catch((cause: unknown) => partFailure(release, name, cause));
    });
  }

  /** Milliseconds for which the page has waited for what is still on its way. */
  function waitedFor(release: RegistryEntry): number {
    const pending = [...promises]
      .filter(([key, { status }]) => key.startsWith(`${releaseKey(release)} `) && status === 'pending')
      .map(([_key, { startedAt = Number.POSITIVE_INFINITY }]) => performance.now() - startedAt);
    return Math.max(0, ...pending);
  }

  function keep(adopted: Registry) {
    registries.delete(adopted.sequence);
    registries.set(adopted.sequence, adopted);
    const [oldest] = registries.keys();
    if (registries.size > REGISTRIES_MAXIMUM && oldest !== undefined) registries.delete(oldest);
  }

  function startFailure(release: RegistryEntry, cause: unknown) {
    return new RemoteFailure(ownFault(cause) ?? FAULT_OF_START[place], release, { cause });
  }

  return {
    place,
    registry: () => registry,
    next: () => offered,
    registryAt: (sequence) => registries.get(sequence) ?? registry,
    offer: (newer) => {
      const changed = changedRemotes(offered, newer);
      // What was only published changes no page.
      if (newer.sequence <= offered.sequence || changed.size === 0) return;
      offered = newer;
      failures.notifyAll(changed);
    },
    begin: () => {
      if (isRepeating) {
        isRepeating = false;
        return registry;
      }
      failures.admitCrashes();
      registry = offered;
      keep(registry);
      return registry;
    },
    repeat: () => {
      isRepeating = true;
    },
    candidates: (of, remote) => failures.without(candidatesOf(of, remote, place === 'browser')),
    hasFailed: failures.has,
    find: (remote, version) =>
      [...registries.values()]
        .flatMap((known) => candidatesOf(known, remote, true))
        .find((release) => release.version === version),
    ready: (releases, start) =>
      firstReady(releases, start, {
        timeLeftFor: (release) => Math.max(0, TIMEOUT_MILLISECONDS - waitedFor(release)),
        onSlow: warnOfSlowness,
      }),
    module,
    route: (release, id) => part(release, `routes/${id}`, ({ routes }) => routes[id]),
    slot: (release, id) => part(release, `slots/${id}`, ({ slots }) => slots[id]),
    texts: async (release) =>
      (await part(release, `texts/${languageTag}`, ({ texts }) => texts[languageTag])).default,
    fail,
    crash: (release, failure) => {
      failures.addCrash(release, failure);
      onFailure(failure, release);
    },
    forget: (remote) => {
      for (const [key, promise] of promises) {
        if (key.startsWith(`${remote}@`) && promise.status === 'rejected') promises.delete(key);
      }
      failures.forget(remote);
    },
    onChange: failures.onChange,
  };
}

function track<Value>(promise: TrackedPromise<Value>): TrackedPromise<Value> {
  promise.status = 'pending';
  promise.startedAt = performance.now();
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
