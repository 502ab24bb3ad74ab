import type { AdSummary } from '@moien/contract';
import type { FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { PagedList, pageOf } from '@moien/shared-lib/paged-list';
import { makeAutoObservable, observableRef } from 'mobx';

type Root = Pick<RootStore, 'api' | 'session' | 'languageTag'>;

/** The homes of who is signed in, whatever their state. */
export class AdListStore {
  list: PagedList<AdSummary>;
  #userId: string | undefined;
  readonly #root: Root;

  constructor(root: Root) {
    this.#root = root;
    this.list = this.#makeList();
    makeAutoObservable(this, { list: observableRef });
  }

  /** For the loader: the page shows what is known meanwhile; another person's begins with nothing. */
  open(): void {
    const userId = this.#root.session.profile?.userId;
    if (userId !== this.#userId) this.list = this.#makeList();
    this.#userId = userId;
    void this.list.load();
  }

  /** Whether guests can book and pay: only then is an ad published. */
  get canBePaid(): boolean {
    return this.#root.session.isOwner;
  }

  /** It is asked for anew each time: what it shows belongs to a person. */
  toSnapshot() {
    return undefined;
  }

  #makeList(): PagedList<AdSummary> {
    return new PagedList<AdSummary>(async (cursor) => {
      const query = new URLSearchParams({ language: this.#root.languageTag, ...(cursor && { cursor }) });
      return pageOf<AdSummary, 'adArray'>(await this.#root.api.call('findAds', { query }), 'adArray');
    });
  }
}

export const adListStore: FeatureStoreDefinition<AdListStore> = {
  key: 'ads/list',
  create: (root) => new AdListStore(root),
};
