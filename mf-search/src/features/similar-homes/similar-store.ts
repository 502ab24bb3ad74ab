import type { PropertySummary } from '@moien/contract';
import {
  AnswerKeeper,
  type FeatureStore,
  type FeatureStoreDefinition,
  type RootStore,
} from '@moien/shared-lib';

/** Homes like another, by its id and the stay they are wanted for. They are more than the page needs: a failure is silent. */
export class SimilarStore implements FeatureStore {
  readonly #root: RootStore;
  readonly answers = new AnswerKeeper<readonly PropertySummary[]>(undefined);

  constructor(root: RootStore) {
    this.#root = root;
  }

  async load(id: string, stay: URLSearchParams, signal: AbortSignal): Promise<void> {
    const query = new URLSearchParams([...stay, ['language', this.#root.languageTag]]);
    await this.answers.load(keyOf(id, stay), async () => {
      const outcome = await this.#root.api.call('findSimilarProperties', { path: { id }, query, signal });
      return outcome.kind === 'ok' ? outcome.value.propertyArray : [];
    });
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
