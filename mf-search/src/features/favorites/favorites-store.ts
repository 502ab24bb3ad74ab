import { SIGNED_OUT_CODE } from '@moien/contract';
import type { CallOutcome, FeatureStore, FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import {
  type PendingFavorite,
  readPendingFavorite,
  removePendingFavorite,
  storePendingFavorite,
} from './pending-favorite.ts';

/** What people are told of their favorites; the page has the words. */
export type FavoriteNews = { slug: 'favorite-kept'; title: string };

/** The service could not follow a heart; `message` is its own, when it said any. */
export type FavoriteFailure = { propertyId: string; message?: string };

const FAILURE_MILLISECONDS = 8000;

/**
 * The homes that somebody has put aside, by id. A heart answers at once and goes back when the service does
 * not follow. Who is not signed in is asked to; the home is remembered meanwhile.
 */
export class FavoritesStore implements FeatureStore {
  readonly #root: RootStore;
  /** As the service knows them. */
  readonly #ids = observable.set<string>();
  /** What has been chosen and is on its way. */
  readonly #wanted = observable.map<string, boolean>();
  /** Said beside the heart that was pressed last (specification §8). */
  failure: FavoriteFailure | undefined;
  #pending: PendingFavorite | undefined;
  /** Whose they are. */
  #userId: string | undefined;
  #isWatching = false;
  #notify: ((news: FavoriteNews) => void) | undefined;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this);
  }

  has(propertyId: string): boolean {
    return this.#wanted.get(propertyId) ?? this.#ids.has(propertyId);
  }

  isPending(propertyId: string): boolean {
    return this.#wanted.has(propertyId);
  }

  /** Told by the first heart of a page once it is alive: from now on the store follows who is signed in. */
  watch(notify: (news: FavoriteNews) => void) {
    this.#notify = notify;
    if (this.#isWatching) return;
    this.#isWatching = true;
    this.#pending = readPendingFavorite();
    const { session, authModal } = this.#root;
    reaction(
      () => session.profile?.userId,
      (userId) => void this.#follow(userId),
      { fireImmediately: true },
    );
    reaction(
      () => authModal.mode,
      (mode) => mode === null && !session.isSignedIn && this.#forget(),
    );
  }

  /** Until another press, or until it has been read. */
  fail(failure: FavoriteFailure | undefined) {
    this.failure = failure;
    if (failure) setTimeout(() => this.failure === failure && this.fail(undefined), FAILURE_MILLISECONDS);
  }

  async toggle(favorite: PendingFavorite): Promise<void> {
    this.fail(undefined);
    if (!this.#root.session.isSignedIn) return this.#askToSignIn(favorite);
    const { propertyId } = favorite;
    const isUnderWay = this.#wanted.has(propertyId);
    this.#wanted.set(propertyId, !this.has(propertyId));
    if (!isUnderWay) await this.#settle(favorite);
  }

  /** Who it is may be another one in the next document. */
  toSnapshot() {
    return undefined;
  }

  /** Sends what is wanted until the service agrees; the last press counts. */
  async #settle(favorite: PendingFavorite): Promise<'settled' | 'refused' | 'unreachable'> {
    const { propertyId } = favorite;
    const userId = this.#userId;
    try {
      for (;;) {
        const wanted = this.#wanted.get(propertyId);
        if (wanted === undefined || wanted === this.#ids.has(propertyId)) return 'settled';
        const outcome = await this.#root.api.call(wanted ? 'addFavorite' : 'removeFavorite', {
          path: { propertyId },
        });
        if (outcome.kind !== 'ok') {
          this.#notifyOfFailure(outcome, favorite, wanted);
          return outcome.kind;
        }
        // It is somebody else's page by now.
        if (this.#userId !== userId) return 'refused';
        runInAction(() => (wanted ? this.#ids.add(propertyId) : this.#ids.delete(propertyId)));
      }
    } finally {
      if (this.#userId === userId) runInAction(() => this.#wanted.delete(propertyId));
    }
  }

  /**
   * Specification §8. A refusal because nobody is signed in has been shown already, and the modal is open.
   */
  #notifyOfFailure(
    outcome: Exclude<CallOutcome<unknown>, { kind: 'ok' }>,
    favorite: PendingFavorite,
    wanted: boolean,
  ) {
    const { propertyId } = favorite;
    if (outcome.kind === 'unreachable') return this.fail({ propertyId });
    const { code, message } = outcome.problem;
    if (code === SIGNED_OUT_CODE) return wanted && this.#remember(favorite);
    if (outcome.status < 500) return this.#root.toast.show('error', message);
    console.warn(`A favourite could not be changed: ${outcome.status} ${code}.`);
    this.fail({ propertyId, message });
  }

  #askToSignIn(favorite: PendingFavorite) {
    this.#remember(favorite);
    this.#root.authModal.open('sign-in', { purpose: 'save-home' });
  }

  #remember(favorite: PendingFavorite) {
    this.#pending = favorite;
    storePendingFavorite(favorite);
  }

  #forget() {
    this.#pending = undefined;
    removePendingFavorite();
  }

  async #follow(userId: string | undefined) {
    if (userId === this.#userId) return;
    this.#userId = userId;
    runInAction(() => {
      this.#ids.clear();
      this.#wanted.clear();
    });
    if (userId === undefined) return;
    const outcome = await this.#root.api.call('getFavoriteIds');
    if (this.#userId !== userId) return;
    if (outcome.kind === 'ok')
      runInAction(() => this.#ids.replace([...this.#ids, ...outcome.value.propertyIdArray]));
    await this.#fulfil();
  }

  /**
   * What a visitor wished for is done once they are signed in, and said. What did not arrive is tried again
   * in the next document.
   */
  async #fulfil() {
    const favorite = this.#pending;
    if (!favorite) return;
    this.#pending = undefined;
    runInAction(() => this.#wanted.set(favorite.propertyId, true));
    const result = await this.#settle(favorite);
    if (result === 'settled') this.#notify?.({ slug: 'favorite-kept', title: favorite.title });
    if (result !== 'unreachable' && this.#root.session.isSignedIn) removePendingFavorite();
  }
}

export const favoritesStore: FeatureStoreDefinition<FavoritesStore> = {
  key: 'search/favorites',
  create: (root) => new FavoritesStore(root),
};
