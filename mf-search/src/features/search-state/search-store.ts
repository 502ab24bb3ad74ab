import {
  decodeSearchQuery,
  emptySearchQuery,
  encodeSearchQuery,
  isSearchParameter,
  type SearchQuery,
  swapReversedDates,
} from '@moien/contract';
import type { FeatureStore, FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { LatestRequest } from './latest-request.ts';
import { type ResultPage, resultsStore } from './results-store.ts';

/**
 * What is known of the search that somebody is choosing; `earlier` is the last answer, to a choice before.
 */
export type Preview =
  | { status: 'known'; page: ResultPage }
  | { status: 'waiting' | 'failed'; earlier?: ResultPage | undefined };

/** Each link of a page repeats the foreign parameters of its address. */
const FOREIGN_MAXIMUM = 50;

/**
 * The search of the page, and the one that is being chosen in a popup. A choice is tried at once (`preview`:
 * count and facets of exactly that search) and becomes the page's by `apply`, which goes to its address;
 * until then nothing else changes.
 */
export class SearchStore implements FeatureStore {
  readonly #root: RootStore;
  /** Parameters of the address: those of the search, and foreign ones that stay as they are. */
  address: URLSearchParams;
  readonly #questions = new LatestRequest<SearchQuery>((query, signal) => this.#try(query, signal));
  /** Of the page that is shown, as its address says. */
  shown: SearchQuery;
  /** Being chosen; undefined while nothing is. */
  draft: SearchQuery | undefined;
  preview: Preview = { status: 'waiting' };

  constructor(root: RootStore, snapshot: unknown) {
    this.#root = root;
    this.address = new URLSearchParams(typeof snapshot === 'string' ? snapshot : '');
    this.shown = decodeSearchQuery(swapReversedDates(this.address)).query;
    makeAutoObservable<SearchStore, 'address' | 'shown' | 'draft' | 'preview'>(this, {
      address: observableRef,
      shown: observableRef,
      draft: observableRef,
      preview: observableRef,
    });
  }

  /** The search that controls show. */
  get current(): SearchQuery {
    return this.draft ?? this.shown;
  }

  /** The page has this address, and this was searched. */
  show(address: URLSearchParams, query: SearchQuery) {
    this.address = new URLSearchParams(address);
    this.shown = query;
  }

  /** A popup opens: what is chosen from now on is tried first. */
  begin() {
    this.change((query) => query);
  }

  /** A choice. The latest one counts. */
  change(transition: (query: SearchQuery) => SearchQuery) {
    this.draft = transition(this.current);
    this.preview = { status: 'waiting', earlier: lastAnswerOf(this.preview) };
    this.#questions.ask(this.draft);
  }

  /** All groups (specification §4). */
  clear() {
    this.change(emptySearchQuery);
  }

  /** The popup closes without its choices. */
  cancel() {
    this.#questions.stop();
    this.draft = undefined;
    this.preview = { status: 'waiting' };
  }

  /** The choices become the page's. */
  async apply() {
    const query = this.current;
    this.cancel();
    await this.go(query);
  }

  /** To the page of a search, with what else stands in the address. */
  async go(query: SearchQuery) {
    await this.#root.navigation.go({ route: 'search', search: this.addressOf(query) });
  }

  /** The parameters of a search's page. */
  addressOf(query: SearchQuery): URLSearchParams {
    const own = encodeSearchQuery(query);
    const foreign = [...this.address].filter(([name]) => !isSearchParameter(name));
    return new URLSearchParams([...own, ...foreign.slice(0, FOREIGN_MAXIMUM)]);
  }

  /** An answer that has been overtaken is shown as the earlier one. */
  async #try(query: SearchQuery, signal: AbortSignal) {
    const page = await this.#root.feature(resultsStore).preview(query, signal);
    if (signal.aborted) return;
    runInAction(() => {
      const earlier = page ?? lastAnswerOf(this.preview);
      if (this.#questions.isOvertaken) this.preview = { status: 'waiting', earlier };
      else this.preview = page ? { status: 'known', page } : { status: 'failed', earlier };
    });
  }

  /** The address says it all: server and browser draw the same search, also beside the page. */
  toSnapshot() {
    return this.address.toString();
  }
}

/** Count and facets that may be shown, as old as they are. */
export function lastAnswerOf(preview: Preview): ResultPage | undefined {
  return preview.status === 'known' ? preview.page : preview.earlier;
}

export const searchStore: FeatureStoreDefinition<SearchStore> = {
  key: 'search/search',
  create: (root, snapshot) => new SearchStore(root, snapshot),
};
