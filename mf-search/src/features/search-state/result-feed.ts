import { encodeSearchQuery } from '@moien/contract';
import type { AnswerKeeper } from '@moien/shared-lib';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import { type ResultPage, readSearchQuery } from './results-store.ts';

/** So many pages come by themselves; then somebody has to ask, so that the end of the page can be reached. */
export const AUTOMATIC_PAGES = 5;

export type ResultPages = {
  pages: Pick<AnswerKeeper<ResultPage>, 'get'>;
  load: (parameters: URLSearchParams, signal: AbortSignal) => Promise<string>;
};

/**
 * The pages of one search that stand below each other, from the one that the address named. Those that are
 * far from the window are a gap of their height: how many are drawn does not grow with how far somebody
 * scrolls.
 */
export class ResultFeed {
  readonly #results: ResultPages;
  /** The search, whichever page. */
  readonly search: string;
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

  /** @param key of a page that is known */
  constructor(results: ResultPages, key: string, page: ResultPage) {
    this.#results = results;
    this.search = searchOf(key);
    this.firstPage = page.page;
    this.lastPage = page.page;
    this.summary = page;
    this.#near = observable.set([page.page]);
    makeAutoObservable(this, { search: false, firstPage: false, summary: observableRef });
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
  isOf(key: string): boolean {
    const page = pageOf(key);
    return searchOf(key) === this.search && page >= this.firstPage && page <= this.lastPage;
  }

  /** The page, when it is near enough to be drawn. */
  drawn(number: number): ResultPage | undefined {
    return this.#near.has(number) ? this.#results.pages.get(this.keyOf(number)) : undefined;
  }

  /** What a page that is not drawn takes up; undefined until it was. */
  heightOf(number: number): number | undefined {
    return this.#heights.get(number) ?? this.#heights.values().next().value;
  }

  approach(number: number) {
    this.#near.add(number);
    if (!this.#results.pages.get(this.keyOf(number))) void this.#askAgain(number);
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

  keyOf(number: number): string {
    return encodeSearchQuery({
      ...readSearchQuery(new URLSearchParams(this.search)),
      page: number,
    }).toString();
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
      const parameters = new URLSearchParams(this.keyOf(number));
      const key = await this.#results.load(parameters, new AbortController().signal);
      return this.#results.pages.get(key);
    } catch (error) {
      console.warn(`Page ${number} of the results could not be loaded.`, error);
      return undefined;
    }
  }
}

/** The search of a page's key, whichever page. */
export function searchOf(key: string): string {
  const parameters = new URLSearchParams(key);
  parameters.delete('page');
  return parameters.toString();
}

function pageOf(key: string): number {
  return Number(new URLSearchParams(key).get('page') ?? 1);
}
