import type { PropertySummary } from '@moien/contract';
import {
  AnswerKeeper,
  type FeatureStore,
  type FeatureStoreDefinition,
  type RootStore,
} from '@moien/shared-lib';

/** Homes like another, by its id. They are more than the page needs: a failure is silent. */
export class SimilarStore implements FeatureStore {
  readonly #root: RootStore;
  readonly answers = new AnswerKeeper<readonly PropertySummary[]>(undefined);

  constructor(root: RootStore) {
    this.#root = root;
  }

  async load(id: string, signal: AbortSignal): Promise<void> {
    const query = new URLSearchParams({ language: this.#root.languageTag });
    await this.answers.load(id, async () => {
      const outcome = await this.#root.api.call('findSimilarProperties', { path: { id }, query, signal });
      return outcome.kind === 'ok' ? outcome.value.propertyArray : [];
    });
  }

  /** They are asked for when somebody comes near them. */
  toSnapshot() {
    return undefined;
  }
}

export const similarStore: FeatureStoreDefinition<SimilarStore> = {
  key: 'search/similar',
  create: (root) => new SimilarStore(root),
};
