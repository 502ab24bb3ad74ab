import type { AdSummary } from '@moien/contract';
import type { FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { PagedList, pageOf } from '@moien/shared-lib/paged-list';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

type Root = Pick<RootStore, 'api' | 'languageTag'> & {
  session: Pick<RootStore['session'], 'profile' | 'isOwner'>;
};

/** The homes of who is signed in, whatever their state. */
export class AdListStore {
  list: PagedList<AdSummary>;
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
    this.#userId = userId;
    void this.list.load();
  }

  /** Whether guests can book and pay: only then is an ad published. */
  get canBePaid(): boolean {
    return this.#root.session.isOwner;
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
