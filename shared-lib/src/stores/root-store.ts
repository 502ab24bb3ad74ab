import type { Essentials, LanguageTag, Registry, Session } from '@moien/contract';
import { ApiClient } from '../api/api-client.ts';
import type { Transport } from '../api/transport.ts';
import { EssentialsStore } from './essentials-store.ts';
import { type FeatureStore, type FeatureStoreDefinition, FeatureStores } from './feature-stores.ts';
import { NavigationStore } from './navigation-store.ts';
import { SessionStore } from './session-store.ts';
import { ToastStore } from './toast-store.ts';

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
  readonly #features: FeatureStores;

  constructor(options: RootStoreOptions) {
    this.languageTag = options.languageTag;
    this.api = new ApiClient(options.transport, (problem) => this.toast.show('error', problem.message));
    this.session = new SessionStore(options.session);
    this.essentials = new EssentialsStore(options.essentials, options.languageTag);
    this.navigation = new NavigationStore(options.registry, options.languageTag);
    this.#features = new FeatureStores(this, options.featureSnapshots ?? {});
  }

  feature<Store extends FeatureStore>(definition: FeatureStoreDefinition<Store>): Store {
    return this.#features.get(definition);
  }

  featureSnapshots(): Record<string, unknown> {
    return this.#features.snapshots();
  }

  /** Told by the shell, before the next page's loaders ask for their stores. */
  beginNavigation() {
    this.#features.beginNavigation();
  }
}

export function createRootStore(options: RootStoreOptions): RootStore {
  return new RootStore(options);
}
