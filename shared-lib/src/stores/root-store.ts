import type { Essentials, LanguageTag, Registry, Session } from '@moien/contract';
import { ApiClient } from '../api/api-client.ts';
import type { Transport } from '../api/transport.ts';
import { EssentialsStore } from './essentials-store.ts';
import { NavigationStore } from './navigation-store.ts';
import { SessionStore } from './session-store.ts';
import { ToastStore } from './toast-store.ts';

/** A store that belongs to a feature of one remote; it lives as long as the root. */
export type FeatureStoreDefinition<Store extends FeatureStore> = {
  /** `remote/feature`: unique on the page. */
  key: string;
  create: (root: RootStore, snapshot: unknown) => Store;
};
export type FeatureStore = {
  /** Plain data from which `create` makes an equal store in the browser. */
  toSnapshot: () => unknown;
};

export type RootStoreOptions = {
  /** Called when the first request is sent, so that its code need not be there before. */
  transport: () => Promise<Transport>;
  languageTag: LanguageTag;
  registry: Registry;
  session: Session;
  essentials: Essentials;
  featureSnapshots?: Record<string, unknown>;
};

/** One for each page in the browser and one for each request on the server, never made at import. */
export class RootStore {
  readonly languageTag: LanguageTag;
  readonly toast = new ToastStore();
  readonly api: ApiClient;
  readonly session: SessionStore;
  readonly essentials: EssentialsStore;
  readonly navigation: NavigationStore;
  readonly #featureStores = new Map<FeatureStoreDefinition<FeatureStore>, FeatureStore>();
  readonly #featureSnapshots: Record<string, unknown>;

  constructor(options: RootStoreOptions) {
    this.languageTag = options.languageTag;
    this.api = new ApiClient(options.transport, (problem) => this.toast.show('error', problem.message));
    this.session = new SessionStore(options.session);
    this.essentials = new EssentialsStore(options.essentials, options.languageTag);
    this.navigation = new NavigationStore(options.registry, options.languageTag);
    this.#featureSnapshots = options.featureSnapshots ?? {};
  }

  /** Another release of a remote brings another definition: its store goes on from what the earlier one held. */
  feature<Store extends FeatureStore>(definition: FeatureStoreDefinition<Store>): Store {
    const existing = this.#featureStores.get(definition);
    if (existing) return existing as Store;
    const store = this.#makeStore(definition);
    this.#featureStores.set(definition, store);
    return store;
  }

  #makeStore<Store extends FeatureStore>(definition: FeatureStoreDefinition<Store>): Store {
    const snapshot = this.featureSnapshots()[definition.key];
    try {
      return definition.create(this, snapshot ?? this.#featureSnapshots[definition.key]);
    } catch (error) {
      if (snapshot === undefined) throw error;
      console.warn(`The store ${definition.key} cannot read what its earlier release held.`, error);
      return definition.create(this, undefined);
    }
  }

  featureSnapshots(): Record<string, unknown> {
    return Object.fromEntries(
      [...this.#featureStores].map(([definition, store]) => [definition.key, store.toSnapshot()]),
    );
  }
}

export function createRootStore(options: RootStoreOptions): RootStore {
  return new RootStore(options);
}
