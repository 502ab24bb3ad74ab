import type { SearchQuery } from '@moien/contract';
import type { ResponseCache } from '@moien/shared-lib';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { ResultPage } from './results-store.ts';
import { type Search, searchFor, withoutPage } from './search.ts';

/** So many pages come by themselves; then somebody has to ask, so that the end of the page can be reached. */
export const AUTOMATIC_PAGES = 5;

export type ResultPages = {
  pages: Pick<ResponseCache<ResultPage>, 'get'>;
  load: (search: Search, signal: AbortSignal) => Promise<void>;
};

/**
 * The pages of one search that stand below each other, from the one that the address named. Those that are
 * far from the window are a gap of their height: how many are drawn does not grow with how far somebody
 * scrolls.
 */
export class ResultFeed {
  readonly #results: ResultPages;
  /** The search, whichever page. */
  readonly search: Search;
  readonly firstPage: number;
  lastPage: number;
  /** The page that came last: what it says of the whole search holds. */
  summary: ResultPage;
  state: 'resting' | 'loading' | 'failed' = 'resting';
  /** Pages that may still come by themselves. */
  automaticCount = AUTOMATIC_PAGES;
  readonly #near: Set<number>;
  /** In pixels, of pages that have been drawn. */
  readonly #heights = new Map<number, number>();
  readonly #asked = new Set<number>();

  /** @param page that is known of the search */
  constructor(results: ResultPages, search: Search, page: ResultPage) {
    this.#results = results;
    this.search = withoutPage(search);
    this.firstPage = page.page;
    this.lastPage = page.page;
    this.summary = page;
    this.#near = observable.set([page.page]);
    makeAutoObservable(this, { search: false, query: false, firstPage: false, summary: observableRef });
  }

  get pageNumbers(): number[] {
    return Array.from(
      { length: this.lastPage - this.firstPage + 1 },
      (_value, index) => this.firstPage + index,
    );
  }

  get isAtEnd(): boolean {
    return this.lastPage >= this.summary.pageCount;
  }

  /** The next page comes when its place is near. */
  get isAutomatic(): boolean {
    return !this.isAtEnd && this.state !== 'failed' && this.automaticCount > 0;
  }

  /** Whether the feed can go on from this entry of the history. */
  isOf(search: Search): boolean {
    const { page = 1 } = search.query;
    const isSame = withoutPage(search).key === this.search.key;
    return isSame && page >= this.firstPage && page <= this.lastPage;
  }

  /** The page, when it is near enough to be drawn. */
  drawn(number: number): ResultPage | undefined {
    return this.#near.has(number) ? this.#results.pages.get(this.at(number).key) : undefined;
  }

  /** What a page that is not drawn takes up; undefined until it was. */
  heightOf(number: number): number | undefined {
    return this.#heights.get(number) ?? this.#heights.values().next().value;
  }

  approach(number: number) {
    this.#near.add(number);
    if (!this.#results.pages.get(this.at(number).key)) void this.#askAgain(number);
  }

  /** @param height what it took up while it was drawn */
  depart(number: number, height: number) {
    if (this.drawn(number)) this.#heights.set(number, height);
    this.#near.delete(number);
  }

  /** The next page is near. */
  async approachNext() {
    if (!this.isAutomatic || this.state === 'loading') return;
    this.automaticCount -= 1;
    await this.#loadNext();
  }

  /** Somebody asks for more, or once more. */
  async askForMore() {
    if (this.isAtEnd || this.state === 'loading') return;
    this.automaticCount = AUTOMATIC_PAGES;
    await this.#loadNext();
  }

  get query(): SearchQuery {
    return this.search.query;
  }

  /** The search at one of its pages. */
  at(page: number): Search {
    return searchFor({ ...this.query, page });
  }

  async #loadNext() {
    const number = this.lastPage + 1;
    runInAction(() => {
      this.state = 'loading';
    });
    const page = await this.#load(number);
    runInAction(() => {
      this.state = page ? 'resting' : 'failed';
      if (!page) return;
      this.summary = page;
      if (page.propertyArray.length === 0) return;
      this.lastPage = number;
      this.#near.add(number);
    });
  }

  /** An answer that was let go, since many came after it. */
  async #askAgain(number: number) {
    if (this.#asked.has(number)) return;
    this.#asked.add(number);
    await this.#load(number);
    this.#asked.delete(number);
  }

  async #load(number: number): Promise<ResultPage | undefined> {
    try {
      const search = this.at(number);
      await this.#results.load(search, new AbortController().signal);
      return this.#results.pages.get(search.key);
    } catch (error) {
      console.warn(`Page ${number} of the results could not be loaded.`, error);
      return undefined;
    }
  }
}
