import { SIGNED_OUT_CODE } from '@moien/contract';
import type { CallOutcome, FeatureStore, FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import { dropWish, type FavoriteWish, keepWish, readWish } from './favorite-wish.ts';

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
  #wish: FavoriteWish | undefined;
  /** Whose they are. */
  #userId: string | undefined;
  #isWatching = false;
  #tell: ((news: FavoriteNews) => void) | undefined;

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
  watch(tell: (news: FavoriteNews) => void) {
    this.#tell = tell;
    if (this.#isWatching) return;
    this.#isWatching = true;
    this.#wish = readWish();
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

  async toggle(wish: FavoriteWish): Promise<void> {
    this.fail(undefined);
    if (!this.#root.session.isSignedIn) return this.#askToSignIn(wish);
    const { propertyId } = wish;
    const isUnderWay = this.#wanted.has(propertyId);
    this.#wanted.set(propertyId, !this.has(propertyId));
    if (!isUnderWay) await this.#settle(wish);
  }

  /** Who it is may be another one in the next document. */
  toSnapshot() {
    return undefined;
  }

  /** Sends what is wanted until the service agrees; the last press counts. */
  async #settle(wish: FavoriteWish): Promise<'settled' | 'refused' | 'unreachable'> {
    const { propertyId } = wish;
    const userId = this.#userId;
    try {
      for (;;) {
        const wanted = this.#wanted.get(propertyId);
        if (wanted === undefined || wanted === this.#ids.has(propertyId)) return 'settled';
        const outcome = await this.#root.api.call(wanted ? 'addFavorite' : 'removeFavorite', {
          path: { propertyId },
        });
        if (outcome.kind !== 'ok') {
          this.#tellFailure(outcome, wish, wanted);
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
  #tellFailure(outcome: Exclude<CallOutcome<unknown>, { kind: 'ok' }>, wish: FavoriteWish, wanted: boolean) {
    const { propertyId } = wish;
    if (outcome.kind === 'unreachable') return this.fail({ propertyId });
    const { code, message } = outcome.problem;
    if (code === SIGNED_OUT_CODE) return wanted && this.#remember(wish);
    if (outcome.status < 500) return this.#root.toast.show('error', message);
    console.warn(`A favourite could not be changed: ${outcome.status} ${code}.`);
    this.fail({ propertyId, message });
  }

  #askToSignIn(wish: FavoriteWish) {
    this.#remember(wish);
    this.#root.authModal.open('sign-in', { purpose: 'save-home' });
  }

  #remember(wish: FavoriteWish) {
    this.#wish = wish;
    keepWish(wish);
  }

  #forget() {
    this.#wish = undefined;
    dropWish();
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
    const wish = this.#wish;
    if (!wish) return;
    this.#wish = undefined;
    runInAction(() => this.#wanted.set(wish.propertyId, true));
    const result = await this.#settle(wish);
    if (result === 'settled') this.#tell?.({ slug: 'favorite-kept', title: wish.title });
    if (result !== 'unreachable' && this.#root.session.isSignedIn) dropWish();
  }
}

export const favoritesStore: FeatureStoreDefinition<FavoritesStore> = {
  key: 'search/favorites',
  create: (root) => new FavoritesStore(root),
};
