/** A store that belongs to a feature of one remote; it lives as long as the root. */
export type FeatureStoreOf<Root, Store extends FeatureStore> = {
  /** `remote/feature`: unique on the page. */
  key: string;
  create: (root: Root, snapshot: unknown) => Store;
};
export type FeatureStore = {
  /** Plain data from which `create` makes an equal store in the browser. */
  toSnapshot: () => unknown;
};

type Held<Root> = {
  definition: FeatureStoreOf<Root, FeatureStore>;
  store: FeatureStore;
  lastNavigation: number;
};

/**
 * One store for each feature. Another release of a remote brings another definition of it: its store goes on
 * from what the one before held. That one stays with the page that is left, until the next is shown.
 */
export class FeatureStores<Root> {
  readonly #root: Root;
  readonly #documentSnapshots: Record<string, unknown>;
  readonly #current = new Map<string, Held<Root>>();
  readonly #left = new Map<string, Held<Root>>();
  #navigation = 0;

  constructor(root: Root, documentSnapshots: Record<string, unknown>) {
    this.#root = root;
    this.#documentSnapshots = documentSnapshots;
  }

  get<Store extends FeatureStore>(definition: FeatureStoreOf<Root, Store>): Store {
    const { key } = definition;
    const current = this.#current.get(key);
    if (current?.definition === definition) {
      current.lastNavigation = this.#navigation;
      return current.store as Store;
    }
    const left = this.#left.get(key);
    if (left?.definition === definition && this.#navigation - left.lastNavigation <= 1)
      return left.store as Store;
    if (current) this.#left.set(key, current);
    const store = this.#make(definition, current);
    this.#current.set(key, { definition, store, lastNavigation: this.#navigation });
    return store;
  }

  startNavigation() {
    this.#navigation += 1;
  }

  snapshots(): Record<string, unknown> {
    return Object.fromEntries([...this.#current].map(([key, { store }]) => [key, store.toSnapshot()]));
  }

  #make<Store extends FeatureStore>(
    definition: FeatureStoreOf<Root, Store>,
    earlier: Held<Root> | undefined,
  ): Store {
    if (!earlier) return definition.create(this.#root, this.#documentSnapshots[definition.key]);
    try {
      return definition.create(this.#root, earlier.store.toSnapshot());
    } catch (error) {
      console.warn(`The store ${definition.key} cannot read what its earlier release held.`, error);
      return definition.create(this.#root, undefined);
    }
  }
}
