import type { RegistryEntry } from '@moien/contract';
import type { RemoteModule, RemoteRoute, RemoteSlot, TextResources } from '@moien/shared-lib';

/** Gives the shell the code of remotes. In the browser it is fetched, on the server it is read from a release. */
export type Platform = {
  entries: RegistryEntry[];
  /** The same promise for as long as the outcome stands, so that `use()` can read it; a rejection stands until `forget`. */
  module: (remote: string) => Promise<RemoteModule>;
  route: (remote: string, route: string) => Promise<RemoteRoute>;
  slot: (remote: string, slot: string) => Promise<RemoteSlot>;
  texts: (remote: string) => Promise<TextResources>;
  /** Lets the next request for a failed remote try again. */
  forget: (remote: string) => void;
  /** Tells when a remote may be tried again; the answer ends the listening. */
  onForget: (remote: string, listener: () => void) => () => void;
};

/** A promise as React's `use` reads it without suspending once it is settled. */
export type TrackedPromise<Value> = Promise<Value> & { status?: string; value?: Value; reason?: unknown };
