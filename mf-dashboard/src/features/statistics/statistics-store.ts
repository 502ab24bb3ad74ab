import type { HostStatistics } from '@moien/contract';
import type { FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { type LoadProblem, PROBLEMS } from '@moien/shared-lib/paged-list';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type StatisticsView, writeView } from './statistics-view.ts';

type Root = Pick<RootStore, 'api' | 'session' | 'languageTag'>;

/** How the homes of who is signed in do, all or one, in one period. */
export class StatisticsStore {
  statistics: HostStatistics | undefined;
  problem: LoadProblem | undefined;
  /** There is no home, or the chosen one is somebody else's. */
  hasNoHome = false;
  isLoading = false;
  #view: StatisticsView = { period: 'month', propertyId: undefined };
  #shown: string | undefined;
  #attempt = 0;
  readonly #root: Root;

  constructor(root: Root) {
    this.#root = root;
    makeAutoObservable(this, { statistics: observableRef });
  }

  /** For the loader: what is known stays, but not of another view or person. */
  open(view: StatisticsView): void {
    const shown = `${this.#root.session.profile?.userId} ${writeView(view)}`;
    if (shown !== this.#shown) {
      this.statistics = undefined;
      this.hasNoHome = false;
      this.problem = undefined;
    }
    this.#shown = shown;
    this.#view = view;
    void this.load();
  }

  /** Of several attempts the last one counts. */
  async load(): Promise<void> {
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.isLoading = true;
    const { period, propertyId } = this.#view;
    const query = new URLSearchParams({
      period,
      language: this.#root.languageTag,
      ...(propertyId && { propertyId }),
    });
    const outcome = await this.#root.api.call('getHostStatistics', { query });
    if (attempt !== this.#attempt) return;
    runInAction(() => {
      this.isLoading = false;
      this.hasNoHome = outcome.kind === 'refused' && outcome.status === 404;
      this.problem = this.hasNoHome ? undefined : PROBLEMS[outcome.kind];
      if (outcome.kind === 'ok') this.statistics = outcome.value;
    });
  }

  /** It is asked for anew each time: what it shows belongs to a person. */
  toSnapshot() {
    return undefined;
  }
}

export const statisticsStore: FeatureStoreDefinition<StatisticsStore> = {
  key: 'dashboard/statistics',
  create: (root) => new StatisticsStore(root),
};
