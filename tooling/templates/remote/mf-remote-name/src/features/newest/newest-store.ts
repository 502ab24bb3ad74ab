import type { PropertyPage, PropertySummary } from '@moien/contract';
import type { FeatureStore, FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

type Snapshot = { properties: PropertySummary[]; page: number; pageCount: number };

/**
 * The newest properties, page after page. The page and the slot are two React roots that read this one store.
 */
export class NewestStore implements FeatureStore {
  readonly #root: RootStore;
  properties: PropertySummary[];
  /** The last page that is here; 0 before the first. */
  page: number;
  pageCount: number;
  isLoading = false;
  /** Set when the last request for more failed. */
  hasFailed = false;

  constructor(root: RootStore, snapshot: Snapshot | undefined) {
    this.#root = root;
    this.properties = snapshot?.properties ?? [];
    this.page = snapshot?.page ?? 0;
    this.pageCount = snapshot?.pageCount ?? 0;
    makeAutoObservable(this, { properties: observableRef });
  }

  get hasMore(): boolean {
    return this.page < this.pageCount;
  }

  /**
   * For the loader: the first page, once. @throws CallError, which becomes the route's error room with its
   * status
   */
  async load(signal: AbortSignal): Promise<void> {
    if (this.page > 0) return;
    this.#add(await this.#root.api.require('findProperties', { query: this.#queryOf(1), signal }));
  }

  /** For the button: a failure is shown where the properties would have come. */
  async loadMore(): Promise<void> {
    if (this.isLoading) return;
    this.isLoading = true;
    this.hasFailed = false;
    const outcome = await this.#root.api.call('findProperties', { query: this.#queryOf(this.page + 1) });
    runInAction(() => {
      this.isLoading = false;
      this.hasFailed = outcome.kind !== 'ok';
    });
    if (outcome.kind === 'ok') this.#add(outcome.value);
  }

  /** From this the browser makes the store that the server had. */
  toSnapshot(): Snapshot {
    return { properties: this.properties, page: this.page, pageCount: this.pageCount };
  }

  #queryOf(page: number): URLSearchParams {
    return new URLSearchParams({ sort: 'newest', page: String(page), language: this.#root.languageTag });
  }

  /** What was published in the meantime moves others to the next page: nothing is listed twice. */
  #add({ propertyArray, page, pageCount }: PropertyPage): void {
    runInAction(() => {
      const known = new Set(this.properties.map(({ id }) => id));
      this.properties = [...this.properties, ...propertyArray.filter(({ id }) => !known.has(id))];
      this.page = page;
      this.pageCount = pageCount;
    });
  }
}

export const newestStore: FeatureStoreDefinition<NewestStore> = {
  key: 'remote-name/newest',
  create: (root, snapshot) => new NewestStore(root, snapshot as Snapshot | undefined),
};
