import type { FeatureStore, FeatureStoreDefinition, RecentPlace, RootStore } from '@moien/shared-lib';
import { makeAutoObservable, observable, runInAction } from 'mobx';

/**
 * What places of a search are called. The essentials know the cities that have homes; others are learnt here.
 */
export class PlaceNames implements FeatureStore {
  readonly #root: RootStore;
  readonly #asked = new Set<number>();
  readonly #names = observable.map<number, string>();
  /** Of the position that was searched round last. */
  nearbyCountryCode: string | undefined;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this);
  }

  remember({ id, name }: RecentPlace) {
    this.#names.set(id, name);
  }

  rememberNearby(countryCode: string | undefined) {
    this.nearbyCountryCode = countryCode;
  }

  ofCity(id: number): string | undefined {
    const { essentials } = this.#root;
    const city = essentials.cityById.get(id);
    return city ? essentials.cityName(city) : this.#names.get(id);
  }

  /**
   * Asks for the name of a city that an address names and nobody has found here; once, for its page does
   * without.
   */
  async learn(id: number) {
    if (this.ofCity(id) !== undefined || this.#asked.has(id)) return;
    this.#asked.add(id);
    const outcome = await this.#root.api.call('getCityById', { body: { cityId: id, type: 'searchById' } });
    if (outcome.kind !== 'ok') return;
    const { city } = outcome.value;
    runInAction(() => this.remember({ id, name: this.#root.essentials.cityName(city) }));
  }

  toSnapshot() {
    return undefined;
  }
}

export const placeNames: FeatureStoreDefinition<PlaceNames> = {
  key: 'search/place-names',
  create: (root) => new PlaceNames(root),
};
