import type { City } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Typing has paused for so long. */
const PAUSE_MILLISECONDS = 400;

type Message = { kind: 'busy' | 'empty' | 'error'; text: 'city-searching' | 'city-none' | 'city-failed' };

/** Cities for what is typed; an answer that is overtaken is dropped. */
export class CitySearch {
  /** What is typed; undefined while nothing is searched for. */
  term: string | undefined;
  cities: readonly City[] = [];
  status: 'idle' | 'searching' | 'found' | 'failed' = 'idle';
  #pause: ReturnType<typeof setTimeout> | undefined;
  #latest: AbortController | undefined;
  readonly #root: Pick<RootStore, 'api'>;

  constructor(root: Pick<RootStore, 'api'>) {
    this.#root = root;
    makeAutoObservable(this, { cities: observableRef });
  }

  get message(): Message | undefined {
    if (this.status === 'searching') return { kind: 'busy', text: 'city-searching' };
    if (this.status === 'failed') return { kind: 'error', text: 'city-failed' };
    if (this.status === 'found' && this.cities.length === 0) return { kind: 'empty', text: 'city-none' };
    return undefined;
  }

  type(term: string): void {
    this.stop();
    this.term = term;
    this.cities = [];
    this.status = term.trim() === '' ? 'idle' : 'searching';
    if (this.status === 'searching')
      this.#pause = setTimeout(() => void this.#find(term.trim()), PAUSE_MILLISECONDS);
  }

  /** A city was chosen. */
  settle(): void {
    this.stop();
    this.term = undefined;
    this.cities = [];
    this.status = 'idle';
  }

  stop(): void {
    clearTimeout(this.#pause);
    this.#latest?.abort();
  }

  async #find(searchTerm: string): Promise<void> {
    const latest = new AbortController();
    this.#latest = latest;
    const { signal } = latest;
    const outcome = await this.#root.api.call('findLocations', { body: { searchTerm }, signal });
    if (signal.aborted) return;
    runInAction(() => {
      this.status = outcome.kind === 'ok' ? 'found' : 'failed';
      if (outcome.kind === 'ok') this.cities = outcome.value.cityArray;
    });
  }
}
