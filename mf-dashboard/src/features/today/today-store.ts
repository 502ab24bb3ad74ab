import type { Today } from '@moien/contract';
import type { FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { type LoadProblem, PROBLEMS } from '@moien/shared-lib/paged-list';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Received, receive } from '../booking/received.ts';

type Root = Pick<RootStore, 'api' | 'session' | 'languageTag'>;

/** What waits for who is signed in, and what comes next. */
export class TodayStore {
  today: Received<Today> | undefined;
  problem: LoadProblem | undefined;
  isLoading = false;
  #userId: string | undefined;
  #attempt = 0;
  readonly #root: Root;

  constructor(root: Root) {
    this.#root = root;
    makeAutoObservable(this, { today: observableRef });
  }

  /** For the loader: what is known stays, but not of another person. */
  open(): void {
    const userId = this.#root.session.profile?.userId;
    if (userId !== this.#userId) this.today = undefined;
    this.#userId = userId;
    void this.load();
  }

  /** Of several attempts the last one counts. */
  async load(): Promise<void> {
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.isLoading = true;
    const query = new URLSearchParams({ language: this.#root.languageTag });
    const outcome = await this.#root.api.call('getToday', { query });
    if (attempt !== this.#attempt) return;
    runInAction(() => {
      this.isLoading = false;
      this.problem = PROBLEMS[outcome.kind];
      if (outcome.kind === 'ok') this.today = receive(outcome.value);
    });
  }

  /** It is asked for anew each time: what it shows belongs to a person. */
  toSnapshot() {
    return undefined;
  }
}

export const todayStore: FeatureStoreDefinition<TodayStore> = {
  key: 'dashboard/today',
  create: (root) => new TodayStore(root),
};
