import { type City, LOCATION_SEARCH_DEBOUNCE_MILLISECONDS } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** `waiting`: typing has not paused long enough. */
export type PlaceSearchStatus = 'idle' | 'waiting' | 'searching' | 'found' | 'nothing' | 'failed';

/**
 * Cities for what is typed: one second after typing pauses (specification §4), or at once. An answer that is
 * overtaken by a later question is dropped.
 */
export class PlaceSearch {
  readonly #root: RootStore;
  #latest: AbortController | undefined;
  #onItsWay: { term: string; answer: Promise<City[]> } | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;
  /** What stands in the field. */
  term: string;
  status: PlaceSearchStatus = 'idle';
  cities: City[] = [];
  /** What the service said of a search that failed, when it said anything. */
  failure: string | undefined;

  constructor(root: RootStore, term: string) {
    this.#root = root;
    this.term = term;
    makeAutoObservable<PlaceSearch, 'cities'>(this, { cities: observableRef });
  }

  /** Something was typed of which no place has been chosen. */
  get isOpen(): boolean {
    return this.status !== 'idle';
  }

  type(term: string) {
    this.stop();
    this.term = term;
    if (term.trim() === '') {
      this.cities = [];
      return;
    }
    this.status = 'waiting';
    this.#pause = setTimeout(() => void this.search(), LOCATION_SEARCH_DEBOUNCE_MILLISECONDS);
  }

  /**
   * The cities for what stands in the field; none when another question has overtaken it. The same is not
   * asked twice.
   */
  search(): Promise<City[]> {
    clearTimeout(this.#pause);
    const term = this.term.trim();
    if (term === '') return Promise.resolve([]);
    if (this.#onItsWay?.term === term) return this.#onItsWay.answer;
    if (this.status === 'found') return Promise.resolve(this.cities);
    this.#latest?.abort();
    const latest = new AbortController();
    this.#latest = latest;
    this.status = 'searching';
    const answer = this.#find(term, latest.signal).finally(() => {
      if (this.#latest === latest) this.#onItsWay = undefined;
    });
    this.#onItsWay = { term, answer };
    return answer;
  }

  /** A place was chosen, by this name, or none. */
  settle(term: string) {
    this.stop();
    this.term = term;
    this.cities = [];
  }

  stop() {
    clearTimeout(this.#pause);
    this.#latest?.abort();
    this.#onItsWay = undefined;
    this.status = 'idle';
  }

  async #find(searchTerm: string, signal: AbortSignal): Promise<City[]> {
    const outcome = await this.#root.api.call('findLocations', { body: { searchTerm }, signal });
    if (signal.aborted) return [];
    runInAction(() => {
      this.cities = outcome.kind === 'ok' ? withHomesFirst(outcome.value.cityArray) : [];
      this.failure = outcome.kind === 'refused' ? outcome.problem.message : undefined;
      if (outcome.kind !== 'ok') this.status = 'failed';
      else this.status = this.cities.length > 0 ? 'found' : 'nothing';
    });
    return this.cities;
  }
}

/** Otherwise in the order of the answer. */
function withHomesFirst(cities: readonly City[]): City[] {
  const isWithout = ({ propertyCount }: City) => Number(propertyCount === 0);
  return [...cities].sort((one, other) => isWithout(one) - isWithout(other));
}
