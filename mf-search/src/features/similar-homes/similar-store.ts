import type { PropertySummary } from '@moien/contract';
import {
  callError,
  type FeatureStore,
  type FeatureStoreDefinition,
  ResponseCache,
  type RootStore,
} from '@moien/shared-lib';

/**
 * Homes like another, by its id and the stay they are wanted for. They are more than the page needs: a
 * failure is silent.
 */
export class SimilarStore implements FeatureStore {
  readonly #root: RootStore;
  readonly answers = new ResponseCache<readonly PropertySummary[]>(undefined);

  constructor(root: RootStore) {
    this.#root = root;
  }

  async load(id: string, stay: URLSearchParams, signal: AbortSignal): Promise<void> {
    const key = keyOf(id, stay);
    try {
      await this.answers.load(key, () => this.#ask(id, stay, signal));
    } catch {
      // Who has left before they came may come back.
      if (!signal.aborted) this.answers.put(key, []);
    }
  }

  /** A stay that the API does not take is left out. */
  async #ask(id: string, stay: URLSearchParams, signal: AbortSignal): Promise<readonly PropertySummary[]> {
    const query = new URLSearchParams([...stay, ['language', this.#root.languageTag]]);
    const outcome = await this.#root.api.call('findSimilarProperties', { path: { id }, query, signal });
    if (outcome.kind === 'ok') return outcome.value.propertyArray;
    const isStayRefused = outcome.kind === 'refused' && outcome.problem.parameters && [...stay].length > 0;
    if (isStayRefused) return this.#ask(id, new URLSearchParams(), signal);
    throw callError(outcome);
  }

  /** @param stay parameters of a search: arrival, departure and guests */
  homesLike(id: string, stay: URLSearchParams): readonly PropertySummary[] | undefined {
    return this.answers.get(keyOf(id, stay));
  }

  /** They are asked for when somebody comes near them. */
  toSnapshot() {
    return undefined;
  }
}

function keyOf(id: string, stay: URLSearchParams): string {
  return `${id}?${stay}`;
}

export const similarStore: FeatureStoreDefinition<SimilarStore> = {
  key: 'search/similar',
  create: (root) => new SimilarStore(root),
};
