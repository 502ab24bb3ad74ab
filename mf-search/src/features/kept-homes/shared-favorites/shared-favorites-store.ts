import type { SharedFavorites } from '@moien/contract';
import {
  CallError,
  type FeatureStore,
  type FeatureStoreDefinition,
  ResponseCache,
  type RootStore,
} from '@moien/shared-lib';
import { type FavoritesView, stayParameters } from '../favorite-lists/favorites-view.ts';

/** Lists that others share, by token and stay. */
export class SharedFavoritesStore implements FeatureStore {
  readonly #root: RootStore;
  readonly views: ResponseCache<SharedFavorites>;

  constructor(root: RootStore, snapshot: unknown) {
    this.#root = root;
    this.views = new ResponseCache(snapshot);
  }

  /** @returns the key under which the list is found; undefined where the link leads to none */
  async load(
    token: string,
    view: Pick<FavoritesView, 'stay'>,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    const query = new URLSearchParams([
      ['token', token],
      ['language', this.#root.languageTag],
      ...stayParameters(view),
    ]);
    const key = query.toString();
    try {
      await this.views.load(key, () => this.#root.api.require('getSharedFavorites', { query, signal }));
      return key;
    } catch (error) {
      if (error instanceof CallError && [400, 404].includes(error.status)) return undefined;
      throw error;
    }
  }

  toSnapshot() {
    return this.views.toSnapshot();
  }
}

export const sharedFavoritesStore: FeatureStoreDefinition<SharedFavoritesStore> = {
  key: 'search/shared-favorites',
  create: (root, snapshot) => new SharedFavoritesStore(root, snapshot),
};
