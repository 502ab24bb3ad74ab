import type { Essentials, LanguageTag, Registry, Session, VisitorChoices } from '@moien/contract';
import { makeObservable, observable } from 'mobx';
import { ApiClient } from '../api/api-client.ts';
import type { Transport } from '../api/transport.ts';
import { AuthModalStore } from './auth-modal-store.ts';
import { ConsentStore } from './consent-store.ts';
import { CurrencyStore } from './currency-store.ts';
import { EssentialsStore } from './essentials-store.ts';
import { type FeatureStore, type FeatureStoreDefinition, FeatureStores } from './feature-stores.ts';
import { NavigationStore } from './navigation-store.ts';
import { loadMissing, type OnwardWay, signedIn, signOut } from './reactions.ts';
import { SessionStore } from './session-store.ts';
import { ToastStore } from './toast-store.ts';
import { WelcomeStore } from './welcome-store.ts';

export type RootStoreOptions = {
  /** Called when the first request is sent, so that its code need not be there before. */
  transport: () => Promise<Transport>;
  languageTag: LanguageTag;
  registry: Registry;
  session: Session;
  essentials: Essentials;
  choices: VisitorChoices;
  featureSnapshots?: Record<string, unknown>;
};

/** One for each page in the browser and one for each request on the server, never made at import. */
export class RootStore {
  readonly languageTag: LanguageTag;
  /** Those that the document was rendered with; what has been chosen since is in `currency` and `consent`. */
  readonly choices: VisitorChoices;
  readonly toast = new ToastStore();
  readonly api: ApiClient;
  readonly session: SessionStore;
  readonly authModal = new AuthModalStore();
  readonly welcome = new WelcomeStore();
  readonly essentials: EssentialsStore;
  readonly currency: CurrencyStore;
  readonly consent: ConsentStore;
  readonly navigation: NavigationStore;
  /** Session and essentials are on their way; not before somebody asks for them, since documents bring them. */
  isLoading = false;
  readonly #features: FeatureStores;

  constructor(options: RootStoreOptions) {
    this.languageTag = options.languageTag;
    this.choices = options.choices;
    this.api = new ApiClient(options.transport, (problem) => this.toast.show('error', problem.message));
    this.session = new SessionStore(options.session, this.api);
    this.currency = new CurrencyStore(options.choices.currency, options.essentials.exchangeRateArray);
    this.consent = new ConsentStore(options.choices.consent);
    this.essentials = new EssentialsStore(options.essentials, options.languageTag);
    this.navigation = new NavigationStore(options.registry, options.languageTag);
    this.#features = new FeatureStores(this, options.featureSnapshots ?? {});
    makeObservable(this, { isLoading: observable });
  }

  signOut(): Promise<void> {
    return signOut(this);
  }

  /** Told by whoever has signed a person in. */
  signedIn(session: Session, onward?: OnwardWay): Promise<void> {
    return signedIn(this, session, onward);
  }

  /** @returns whether session and essentials are in */
  loadMissing(): Promise<boolean> {
    return loadMissing(this);
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
