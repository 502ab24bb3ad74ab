import type { FeatureStore, FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { ResultFeed } from './result-feed.ts';
import { resultsStore } from './results-store.ts';
import type { Search } from './search.ts';

/** Entries of the history whose list is remembered as it was. */
const FEEDS_MAXIMUM = 10;

/** Lists of results by the entry of the history that shows them, so that Back finds one as it was left. */
export class FeedsStore implements FeatureStore {
  readonly #root: RootStore;
  readonly #feeds = new Map<string, ResultFeed>();

  constructor(root: RootStore) {
    this.#root = root;
  }

  /** @returns undefined when the page is not known */
  feed(entry: string, search: Search): ResultFeed | undefined {
    const known = this.#feeds.get(entry);
    if (known?.isOf(search)) return known;
    const results = this.#root.feature(resultsStore);
    const page = results.pages.get(search.key);
    if (!page) return undefined;
    const feed = new ResultFeed(results, search, page);
    this.#feeds.delete(entry);
    this.#feeds.set(entry, feed);
    const [oldest] = this.#feeds.keys();
    if (this.#feeds.size > FEEDS_MAXIMUM && oldest !== undefined) this.#feeds.delete(oldest);
    return feed;
  }

  /** What has been scrolled to is no part of a document. */
  toSnapshot() {
    return undefined;
  }
}

export const feedsStore: FeatureStoreDefinition<FeedsStore> = {
  key: 'search/feeds',
  create: (root) => new FeedsStore(root),
};
