import type { City } from '@moien/contract';
import type { FeatureStore, FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { makeAutoObservable, runInAction } from 'mobx';

/** Cities for what is typed; an answer that is overtaken by a later question is dropped. */
export class LocationStore implements FeatureStore {
  readonly #root: RootStore;
  #latest: AbortController | undefined;
  #onItsWay: { searchTerm: string; answer: Promise<City[]> } | undefined;
  cities: City[] = [];
  /** Set when the last search failed; shown as an alert beside the input (specification §8). */
  hasFailed = false;

  /** Id of the city whose homes the page shows, or will show in a moment; `undefined` where it shows those of everywhere. */
  shownCityId: number | undefined;
  /** A city without homes is known by being found alone. */
  #chosen: City | undefined;

  /** Set when the last question was answered with no place at all. */
  hasFoundNothing = false;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this);
  }

  /** The cities for this term; none when another question has overtaken it. The same question on its way is not asked twice. */
  search(searchTerm: string): Promise<City[]> {
    if (this.#onItsWay?.searchTerm === searchTerm) return this.#onItsWay.answer;
    this.#latest?.abort();
    const latest = new AbortController();
    this.#latest = latest;
    const answer = this.#find(searchTerm, latest.signal).finally(() => {
      if (this.#latest === latest) this.#onItsWay = undefined;
    });
    this.#onItsWay = { searchTerm, answer };
    return answer;
  }

  /** Name of the city whose homes are shown; empty where they are everywhere. */
  get shownName(): string {
    const { essentials } = this.#root;
    const isChosen = this.#chosen?.id === this.shownCityId;
    const city = essentials.cityById.get(this.shownCityId ?? 0) ?? (isChosen ? this.#chosen : undefined);
    return city ? essentials.cityName(city) : '';
  }

  show(cityId: number | undefined) {
    this.shownCityId = cityId;
  }

  choose(city: City) {
    this.#chosen = city;
    this.show(city.id);
  }

  clear() {
    this.#latest?.abort();
    this.#onItsWay = undefined;
    this.cities = [];
    this.hasFailed = false;
    this.hasFoundNothing = false;
  }

  toSnapshot() {
    return null;
  }

  async #find(searchTerm: string, signal: AbortSignal): Promise<City[]> {
    const outcome =
      searchTerm.trim() === ''
        ? ({ kind: 'ok', value: { cityArray: [] } } as const)
        : await this.#root.api.call('findLocations', { body: { searchTerm }, signal });
    if (signal.aborted) return [];
    runInAction(() => {
      this.hasFailed = outcome.kind !== 'ok';
      this.cities = outcome.kind === 'ok' ? withHomesFirst(outcome.value.cityArray) : [];
      this.hasFoundNothing = !this.hasFailed && this.cities.length === 0 && searchTerm.trim() !== '';
    });
    return this.cities;
  }
}

/** Otherwise in the order of the answer. */
function withHomesFirst(cities: readonly City[]): City[] {
  const isWithout = ({ propertyCount }: City) => Number(propertyCount === 0);
  return [...cities].sort((one, other) => isWithout(one) - isWithout(other));
}

export const locationStore: FeatureStoreDefinition<LocationStore> = {
  key: 'search/location',
  create: (root) => new LocationStore(root),
};
