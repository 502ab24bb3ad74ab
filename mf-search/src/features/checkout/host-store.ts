import type { PublicProfile } from '@moien/contract';
import {
  type FeatureStore,
  type FeatureStoreDefinition,
  ResponseCache,
  type RootStore,
} from '@moien/shared-lib';

/** What everybody may know of the hosts of homes that are being booked, by their id. */
export class HostStore implements FeatureStore {
  readonly #root: RootStore;
  readonly profiles: ResponseCache<PublicProfile>;

  constructor(root: RootStore, snapshot: unknown) {
    this.#root = root;
    this.profiles = new ResponseCache(snapshot);
  }

  /** A stay can be booked without: what is not answered is not said. */
  async load(id: string, signal: AbortSignal): Promise<void> {
    const find = () => this.#root.api.require('getPublicProfile', { path: { id }, signal });
    await this.profiles.load(id, find).catch(() => undefined);
  }

  toSnapshot() {
    return this.profiles.toSnapshot();
  }
}

export const hostStore: FeatureStoreDefinition<HostStore> = {
  key: 'search/host',
  create: (root, snapshot) => new HostStore(root, snapshot),
};
