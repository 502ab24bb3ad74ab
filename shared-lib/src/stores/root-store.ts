import type {
  Essentials,
  LanguageTag,
  Problem,
  Registry,
  Session,
  SiteSettings,
  VisitorChoices,
} from '@moien/contract';
import { makeObservable, observable } from 'mobx';
import { ApiClient } from '../api/api-client.ts';
import { importFresh } from '../api/import-fresh.ts';
import type { Transport } from '../api/transport.ts';
import type { Realtime } from '../realtime/create-realtime.ts';
import { AuthModalStore } from './auth-modal-store.ts';
import { ConsentStore } from './consent-store.ts';
import { CurrencyStore } from './currency-store.ts';
import { EssentialsStore } from './essentials-store.ts';
import { type FeatureStore, type FeatureStoreOf, FeatureStores } from './feature-stores.ts';
import { loadMissing } from './load-missing.ts';
import { NavigationStore } from './navigation-store.ts';
import type { OnwardWay } from './session-reactions.ts';
import { type SessionChange, SessionStore } from './session-store.ts';
import { ToastStore } from './toast-store.ts';
import { WelcomeStore } from './welcome-store.ts';

export type RootStoreOptions = {
  /** Called when the first request is sent, so that its code need not be there before. */
  transport: () => Promise<Transport>;
  languageTag: LanguageTag;
  registry: Registry;
  session: Session;
  /** The service did not say whose it is. */
  isSessionMissing?: boolean;
  essentials: Essentials;
  choices: VisitorChoices;
  settings: SiteSettings;
  featureSnapshots?: Record<string, unknown>;
  /** What the address of the document asks the search for. */
  entrySearch?: string | undefined;
};

/** What a remote declares to have a store of its own on the page. */
export type FeatureStoreDefinition<Store extends FeatureStore> = FeatureStoreOf<RootStore, Store>;

/** One for each page in the browser and one for each request on the server, never made at import. */
export class RootStore {
  readonly languageTag: LanguageTag;
  /** Those that the document was rendered with; what has been chosen since is in `currency` and `consent`. */
  readonly choices: VisitorChoices;
  /** What whoever runs the site has set. */
  readonly settings: SiteSettings;
  readonly toast = new ToastStore();
  readonly api: ApiClient;
  readonly session: SessionStore;
  readonly authModal = new AuthModalStore();
  readonly welcome = new WelcomeStore();
  readonly essentials: EssentialsStore;
  readonly currency: CurrencyStore;
  readonly consent: ConsentStore;
  readonly navigation: NavigationStore;
  /**
   * Session and essentials are on their way; not before somebody asks for them, since documents bring them.
   */
  isLoading = false;
  readonly #features: FeatureStores<RootStore>;
  #ending: Promise<boolean> | undefined;

  constructor(options: RootStoreOptions) {
    this.languageTag = options.languageTag;
    this.choices = options.choices;
    this.settings = options.settings;
    const showRefusal = (problem: Problem) => this.toast.show('error', problem.message);
    this.api = new ApiClient(options.transport, showRefusal, async (problem) => {
      // A page that is drawn on the server has nobody to ask.
      if (!this.navigation.shell) return false;
      showRefusal(problem);
      return this.#endSession();
    });
    this.session = new SessionStore(options.session, this.api, options.isSessionMissing);
    this.currency = new CurrencyStore(options.choices.currency, options.essentials.exchangeRateArray);
    this.consent = new ConsentStore(options.choices.consent);
    this.essentials = new EssentialsStore(options.essentials, options.languageTag);
    this.navigation = new NavigationStore(options.registry, options.languageTag, options.entrySearch);
    this.#features = new FeatureStores<RootStore>(this, options.featureSnapshots ?? {});
    makeObservable(this, { isLoading: observable });
  }

  async signOut(): Promise<void> {
    await (await loadLazyCode())?.signOut(this);
  }

  /** Told by whoever has signed a person in. */
  async signedIn(session: Session, onward?: OnwardWay): Promise<void> {
    await (await loadLazyCode())?.signedIn(this, session, onward);
  }

  /** Told by the shell: the session may have changed elsewhere. */
  async recheckSession(news: SessionChange): Promise<void> {
    await (await loadLazyCode())?.recheckSession(this, news);
  }

  /**
   * What the server says without being asked, for who is signed in; undefined when its code does not come.
   */
  get realtime(): Promise<Realtime | undefined> {
    return loadLazyCode().then((code) => code?.realtimeOf(this));
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

  /** Several calls may be refused at once. */
  #endSession(): Promise<boolean> {
    this.#ending ??= loadLazyCode()
      .then((code) => code?.sessionEnded(this) ?? false)
      .finally(() => {
        this.#ending = undefined;
      });
    return this.#ending;
  }

  /** Told by the shell, before the next page's loaders ask for their stores. */
  startNavigation() {
    this.#features.startNavigation();
  }
}

/** It comes with the code that sends calls: without it nothing has happened to the session. */
async function loadLazyCode(): Promise<typeof import('./lazy-code.ts') | undefined> {
  try {
    return await importFresh(() => import(/* webpackChunkName: "wire" */ './lazy-code.ts'));
  } catch (error) {
    console.warn('The code that follows the session could not be loaded.', error);
    return undefined;
  }
}

export function createRootStore(options: RootStoreOptions): RootStore {
  return new RootStore(options);
}
