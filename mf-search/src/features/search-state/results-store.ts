import type { PropertyPage, SearchQuery } from '@moien/contract';
import {
  CallError,
  callError,
  type FeatureStore,
  type FeatureStoreDefinition,
  ResponseCache,
  type RootStore,
} from '@moien/shared-lib';
import { type Search, searchFor, withoutRefused } from './search.ts';

/** `refusedArray`: parameters that were left out, as the API refused them. */
export type ResultPage = PropertyPage & { refusedArray?: readonly string[] };

/** Result pages by their canonical query, so that a page never shows the results of another URL. */
export class ResultsStore implements FeatureStore {
  readonly #root: RootStore;
  readonly pages: ResponseCache<ResultPage>;
  /** Apart, so that many choices do not push out the page on screen. */
  readonly #previews = new ResponseCache<ResultPage>(undefined);

  constructor(root: RootStore, snapshot: unknown) {
    this.#root = root;
    this.pages = new ResponseCache(snapshot);
  }

  /** Loads the results of a search unless fresh ones are known; they are found under its key. */
  async load(search: Search, signal: AbortSignal): Promise<void> {
    const failure = await this.attempt(search, signal);
    if (failure) throw failure;
  }

  /** The same for a page that can say that they did not come: it is given why. */
  async attempt(search: Search, signal: AbortSignal): Promise<CallError | undefined> {
    const { key } = search;
    try {
      await this.pages.load(key, async () => {
        const tried = this.#previews.isFresh(key) ? this.#previews.get(key) : undefined;
        return tried ?? this.#find(search, signal);
      });
      return undefined;
    } catch (error) {
      if (error instanceof CallError) return error;
      throw error;
    }
  }

  /**
   * Count and facets of a search that is being chosen; it is what its page will show. Undefined when they do
   * not come.
   */
  async preview(query: SearchQuery, signal: AbortSignal): Promise<ResultPage | undefined> {
    const search = searchFor(query);
    const { key } = search;
    // A preview without facets has too many homes for them; a page may not have been asked for them.
    if (this.#previews.isFresh(key)) return this.#previews.get(key);
    if (this.pages.isFresh(key) && this.pages.get(key)?.facets) return this.pages.get(key);
    try {
      const page = await this.#find(search, signal, { hasFacets: true });
      this.#previews.put(key, page);
      return page;
    } catch {
      return undefined;
    }
  }

  /**
   * What only the API can know to be wrong (a city that does not exist, a day that has passed) is dropped
   * once, with a warning.
   */
  async #find(search: Search, signal: AbortSignal, { hasFacets = false } = {}): Promise<ResultPage> {
    const outcome = await this.#root.api.call('findProperties', {
      query: this.#asked(search, hasFacets),
      signal,
    });
    if (outcome.kind === 'ok') return outcome.value;
    const refused = outcome.kind === 'refused' ? (outcome.problem.parameters ?? []) : [];
    if (refused.length === 0) throw callError(outcome);
    for (const { message } of refused) console.warn(`Search: ${message}`);
    const refusedArray = refused.map(({ name }) => name);
    const accepted = withoutRefused(search, refusedArray);
    const page = await this.#root.api.require('findProperties', {
      query: this.#asked(accepted, hasFacets),
      signal,
    });
    return { ...page, refusedArray };
  }

  #asked({ key }: Search, hasFacets: boolean): URLSearchParams {
    const facets = hasFacets ? [['facets', 'true']] : [];
    return new URLSearchParams([
      ...new URLSearchParams(key),
      ['language', this.#root.languageTag],
      ...facets,
    ]);
  }

  toSnapshot() {
    return this.pages.toSnapshot();
  }
}

export const resultsStore: FeatureStoreDefinition<ResultsStore> = {
  key: 'search/results',
  create: (root, snapshot) => new ResultsStore(root, snapshot),
};
