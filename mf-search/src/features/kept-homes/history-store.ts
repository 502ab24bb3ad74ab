import type { PastSearch, PropertyVisit } from '@moien/contract';
import type { FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { KeptHomesList } from './kept-homes-list.ts';

/** Besides the homes: what was searched, last search first, and whether nothing is recorded at present. */
export type HistoryRest = { searches: readonly PastSearch[]; isPaused: boolean };

/** What who is signed in has looked at and searched. */
export class HistoryStore {
  readonly list: KeptHomesList<PropertyVisit, HistoryRest>;
  readonly #api: RootStore['api'];

  constructor({ api, session, languageTag: language }: Pick<RootStore, 'api' | 'session' | 'languageTag'>) {
    this.#api = api;
    this.list = new KeptHomesList(session, async () => {
      const outcome = await api.call('getHistory', { query: new URLSearchParams({ language }) });
      if (outcome.kind !== 'ok') return outcome;
      const { propertyVisitArray: items, pastSearchArray: searches, isPaused } = outcome.value;
      return { ...outcome, value: { items, rest: { searches, isPaused } } };
    });
  }

  get searches(): readonly PastSearch[] {
    return this.list.rest?.searches ?? [];
  }

  get isPaused(): boolean {
    return this.list.rest?.isPaused ?? false;
  }

  /** @returns whether the search was deleted */
  async removeSearch(id: string): Promise<boolean> {
    const answer = await this.#api.request('removePastSearch', { path: { id } });
    if (answer) this.#setRest({ searches: this.searches.filter((one) => one.id !== id) });
    return answer !== null;
  }

  /** @returns whether the service has followed */
  async pause(isPaused: boolean): Promise<boolean> {
    const answer = await this.#api.request('pauseHistory', { body: { isPaused } });
    if (answer) this.#setRest({ isPaused: answer.isPaused });
    return answer !== null;
  }

  /** @returns whether the visits of this home were deleted */
  async remove(propertyId: string): Promise<boolean> {
    const answer = await this.#api.request('removePropertyVisit', { path: { propertyId } });
    if (answer) this.list.drop(propertyId);
    return answer !== null;
  }

  /** @returns whether all visits and searches were deleted */
  async clear(): Promise<boolean> {
    const answer = await this.#api.request('clearHistory');
    if (answer) {
      this.list.empty();
      this.#setRest({ searches: [] });
    }
    return answer !== null;
  }

  /** It belongs to a person. */
  toSnapshot() {
    return undefined;
  }

  #setRest(rest: Partial<HistoryRest>) {
    this.list.setRest({ searches: this.searches, isPaused: this.isPaused, ...rest });
  }
}

export const historyStore: FeatureStoreDefinition<HistoryStore> = {
  key: 'search/history',
  create: (root) => new HistoryStore(root),
};
