import type { ListedEventParticipation } from '@moien/contract';
import type { FeatureStore, FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { type LoadProblem, PROBLEMS } from '@moien/shared-lib/paged-list';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** The events that who is signed in has joined or waits for. */
export class JoinedEventsStore implements FeatureStore {
  /** Undefined until they are there. */
  items: readonly ListedEventParticipation[] | undefined;
  problem: LoadProblem | undefined;
  isLoading = false;
  /** Ids of events that are being left, and of the one that could not be. */
  leavingId: string | undefined;
  failedId: string | undefined;
  #userId: string | undefined;
  #attempt = 0;
  readonly #root: Pick<RootStore, 'api' | 'session' | 'languageTag'>;

  constructor(root: Pick<RootStore, 'api' | 'session' | 'languageTag'>) {
    this.#root = root;
    makeAutoObservable(this, { items: observableRef });
  }

  /** Called by the route's loader. The last list stays until the new one arrives, but for another person. */
  open(): void {
    const userId = this.#root.session.profile?.userId;
    if (userId !== this.#userId) this.items = undefined;
    this.#userId = userId;
    this.failedId = undefined;
    void this.load();
  }

  async load(): Promise<void> {
    const attempt = ++this.#attempt;
    const { api, languageTag: language } = this.#root;
    this.isLoading = true;
    const outcome = await api.call('getEventParticipations', { query: new URLSearchParams({ language }) });
    if (attempt !== this.#attempt) return;
    runInAction(() => {
      this.isLoading = false;
      this.problem = PROBLEMS[outcome.kind];
      if (outcome.kind === 'ok') this.items = outcome.value.eventParticipationArray;
    });
  }

  async leave(id: string): Promise<void> {
    if (this.leavingId !== undefined) return;
    this.leavingId = id;
    this.failedId = undefined;
    const answer = await this.#root.api.request('leaveEvent', { path: { id } });
    runInAction(() => {
      this.leavingId = undefined;
      if (answer) this.items = this.items?.filter(({ event }) => event.id !== id);
      else this.failedId = id;
    });
  }

  /** Nothing is put into the document: the list belongs to the person who is signed in. */
  toSnapshot() {
    return undefined;
  }
}

export const joinedEventsStore: FeatureStoreDefinition<JoinedEventsStore> = {
  key: 'blog/joined-events',
  create: (root) => new JoinedEventsStore(root),
};
