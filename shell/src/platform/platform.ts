import type { Registry, RegistryEntry } from '@moien/contract';
import type { RemoteModule, RemoteRoute, RemoteSlot, TextResources } from '@moien/shared-lib';
import type { RemoteFailure } from './remote-failure.ts';

export type PlatformPlace = 'browser' | 'server';

/**
 * Gives the shell the code of remotes, of one consistent set of releases. In the browser it is fetched, on
 * the server it is read from a release.
 */
export type Platform = {
  place: PlatformPlace;
  /** The set that navigations use from now on. */
  registry: () => Registry;
  /** The set that the next navigation will use. */
  next: () => Registry;
  /** The set of a page that is shown, by its sequence. */
  registryAt: (sequence: number) => Registry;
  /** A newer set, for the next navigation; one that changes no release is none. */
  offer: (registry: Registry) => void;
  /** Called as a navigation begins: the newest set is adopted, and a release that crashed is avoided. */
  begin: () => Registry;
  /**
   * The next time that a navigation begins it is to repeat the present one, with the releases that it has.
   */
  repeat: () => void;

  /**
   * Releases of a remote that may be tried, best first: the active one and the last good one, without those
   * that failed.
   */
  candidates: (registry: Registry, remote: string) => RegistryEntry[];
  /** Whether a release is to be avoided. */
  hasFailed: (release: RegistryEntry) => boolean;
  /** A release of the sets that this page knows. */
  find: (remote: string, version: string) => RegistryEntry | undefined;
  /** The first of these whose part is ready; a hanging one is raced. */
  ready: <Value>(
    releases: RegistryEntry[],
    start: (release: RegistryEntry) => Promise<Value>,
  ) => Promise<{ release: RegistryEntry; value: Value }>;

  /**
   * The same promise for as long as the outcome stands, so that `use()` can read it; a rejection stands until
   * `forget`.
   */
  module: (release: RegistryEntry) => Promise<RemoteModule>;
  route: (release: RegistryEntry, route: string) => Promise<RemoteRoute>;
  slot: (release: RegistryEntry, slot: string) => Promise<RemoteSlot>;
  texts: (release: RegistryEntry) => Promise<TextResources>;

  /** The release is avoided from now on. */
  fail: (release: RegistryEntry, failure: RemoteFailure) => void;
  /** The release is avoided from the next navigation on: it has been seen. */
  crash: (release: RegistryEntry, failure: RemoteFailure) => void;
  /** Lets a remote that failed try again. */
  forget: (remote: string) => void;
  /**
   * Tells when a remote may be tried again, or when another of its releases is to be used; the answer ends
   * the listening.
   */
  onChange: (remote: string, listener: () => void) => () => void;
};

/** A promise as React's `use` reads it without suspending once it is settled. */
export type TrackedPromise<Value> = Promise<Value> & {
  status?: string;
  value?: Value;
  reason?: unknown;
  /** As `performance.now()` has it. */
  startedAt?: number;
};
