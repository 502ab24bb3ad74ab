import type { AdSummary } from '@moien/contract';
import type { FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { PagedList, pageOf } from '@moien/shared-lib/paged-list';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type AdFilter, matchingAds } from './ad-filter.ts';

type Root = Pick<RootStore, 'api' | 'languageTag'> & {
  session: Pick<RootStore['session'], 'profile' | 'isOwner'>;
};

/** From so many homes on one can search them. */
const MANY = 4;

/** The homes of who is signed in, whatever their state. */
export class AdListStore {
  list: PagedList<AdSummary>;
  filter: AdFilter = 'all';
  /** What is looked for in their titles and places. */
  text = '';
  /** Several are changed together. */
  isChoosing = false;
  /** Ids of those that are changed together. */
  chosen: ReadonlySet<string> = new Set();
  isChanging = false;
  /** Of those that could not be changed: what the API said, by the id of the home. */
  refusals: ReadonlyMap<string, string | undefined> = new Map();
  #userId: string | undefined;
  readonly #root: Root;

  constructor(root: Root) {
    this.#root = root;
    this.list = this.#makeList();
    makeAutoObservable(this, { list: observableRef, chosen: observableRef, refusals: observableRef });
  }

  /** For the loader: the page shows what is known meanwhile; another person's begins with nothing. */
  open(): void {
    const userId = this.#root.session.profile?.userId;
    if (userId !== this.#userId) this.list = this.#makeList();
    this.setChoosing(false);
    this.showAll();
    this.#userId = userId;
    void this.list.load();
  }

  /** Whether guests can book and pay: only then is an ad published. */
  get canBePaid(): boolean {
    return this.#root.session.isOwner;
  }

  /** Of those that are loaded; undefined until the first are there. */
  get shown(): AdSummary[] | undefined {
    return this.list.items && matchingAds(this.list.items, this.filter, this.text);
  }

  get hasMany(): boolean {
    return (this.list.items ?? []).length >= MANY || this.list.nextCursor !== null;
  }

  search(text: string): void {
    this.text = text;
    void this.#loadRest();
  }

  setFilter(filter: AdFilter): void {
    this.filter = filter;
    void this.#loadRest();
  }

  showAll(): void {
    this.filter = 'all';
    this.text = '';
  }

  setChoosing(isChoosing: boolean): void {
    this.isChoosing = isChoosing;
    this.chosen = new Set();
    this.refusals = new Map();
  }

  choose(id: string, isChosen: boolean): void {
    const chosen = new Set(this.chosen);
    if (isChosen) chosen.add(id);
    else chosen.delete(id);
    this.chosen = chosen;
  }

  /** Each of the chosen homes; one that cannot be changed leaves the others as they should be. */
  async setChosen(state: 'published' | 'paused'): Promise<void> {
    this.isChanging = true;
    const refusals = new Map<string, string | undefined>();
    for (const id of this.chosen) {
      const outcome = await this.#root.api.call('setAdState', { path: { id }, body: { state } });
      if (outcome.kind !== 'ok')
        refusals.set(id, outcome.kind === 'refused' ? outcome.problem.message : undefined);
    }
    runInAction(() => {
      this.isChanging = false;
      this.refusals = refusals;
      this.chosen = new Set(refusals.keys());
      this.isChoosing = refusals.size > 0;
    });
    await this.list.load();
  }

  /** It is asked for anew each time: what it shows belongs to a person. */
  toSnapshot() {
    return undefined;
  }

  /** What one looks for may be on a later page. */
  async #loadRest(): Promise<void> {
    const { list } = this;
    while (list === this.list && list.nextCursor !== null && !list.isLoadingMore) {
      await list.loadMore();
      if (list.moreProblem) return;
    }
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
