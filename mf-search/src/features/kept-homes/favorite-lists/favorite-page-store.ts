import {
  DEFAULT_FAVORITE_LIST,
  type Favorite,
  type FavoriteChange,
  type FavoriteList,
  type FavoriteLists,
  type FavoriteShare,
  type FavoriteShares,
} from '@moien/contract';
import type { CallOutcome, FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { KeptHomesList } from '../kept-homes-list.ts';
import { type FavoritesView, stayParameters } from './favorites-view.ts';

/** Why something was not done: in the service's words, or without any when it was not reached. */
export type FavoriteFailure = { message: string | undefined };

/** Besides the favourites: lists by name, and the links to lists. */
export type FavoriteRest = { lists: readonly FavoriteList[]; shares: readonly FavoriteShare[] };

/** The favourites of who is signed in, newest first, each with its card, and the lists that they are in. */
export class FavoritePageStore {
  readonly list: KeptHomesList<Favorite, FavoriteRest>;
  readonly #api: RootStore['api'];
  #stay = new URLSearchParams();

  constructor({ api, session, languageTag: language }: Pick<RootStore, 'api' | 'session' | 'languageTag'>) {
    this.#api = api;
    this.list = new KeptHomesList(session, async () => {
      const query = new URLSearchParams([['language', language], ...this.#stay]);
      const outcome = await api.call('getFavorites', { query });
      if (outcome.kind !== 'ok') return outcome;
      const { favoriteArray: items, favoriteListArray: lists, favoriteShareArray: shares } = outcome.value;
      return { ...outcome, value: { items, rest: { lists, shares } } };
    });
  }

  /** Called by the route's loader. */
  open(view: Pick<FavoritesView, 'stay'>): void {
    this.#stay = stayParameters(view);
    this.list.open();
  }

  /** Besides the default list, by name. */
  get lists(): readonly FavoriteList[] {
    return this.list.rest?.lists ?? [];
  }

  /** @param listId null: the default list */
  shareOf(listId: string | null): FavoriteShare | undefined {
    return this.#shares.find((one) => one.listId === listId);
  }

  get #shares(): readonly FavoriteShare[] {
    return this.list.rest?.shares ?? [];
  }

  /** For a home that is no longer offered: it has no favourite button. @returns whether it was removed */
  async remove(propertyId: string): Promise<boolean> {
    const answer = await this.#api.request('removeFavorite', { path: { propertyId } });
    if (answer) this.list.drop(propertyId);
    return answer !== null;
  }

  /** Puts it into a list, or writes its note. @returns whether the service has followed */
  async change(propertyId: string, change: FavoriteChange): Promise<boolean> {
    const answer = await this.#api.request('changeFavorite', { path: { propertyId }, body: change });
    if (answer)
      this.list.change((one) =>
        one.propertyId === propertyId ? { ...one, ...change, note: change.note?.trim() ?? one.note } : one,
      );
    return answer !== null;
  }

  /** @param list a new one, or one that has another name by now */
  async putList({ id, name }: FavoriteList): Promise<FavoriteFailure | undefined> {
    const outcome = await this.#api.call('putFavoriteList', { path: { id }, body: { name } });
    return this.#follow(outcome);
  }

  /** Its homes go to the default list. @returns whether it was deleted */
  async deleteList(id: string): Promise<boolean> {
    const failure = this.#follow(await this.#api.call('deleteFavoriteList', { path: { id } }));
    if (failure) return false;
    this.list.change((one) => (one.listId === id ? { ...one, listId: null } : one));
    this.#setRest({ shares: this.#shares.filter((one) => one.listId !== id) });
    return true;
  }

  /** Makes a link to a list, or changes what the link that is there shows. */
  async share(listId: string | null, hasNotes: boolean): Promise<FavoriteFailure | undefined> {
    const path = { list: listId ?? DEFAULT_FAVORITE_LIST };
    return this.#followShares(await this.#api.call('putFavoriteShare', { path, body: { hasNotes } }));
  }

  /** The link leads nowhere from now on. */
  async stopSharing(listId: string | null): Promise<FavoriteFailure | undefined> {
    const path = { list: listId ?? DEFAULT_FAVORITE_LIST };
    return this.#followShares(await this.#api.call('deleteFavoriteShare', { path }));
  }

  /** They belong to a person. */
  toSnapshot() {
    return undefined;
  }

  #follow(outcome: CallOutcome<FavoriteLists>): FavoriteFailure | undefined {
    if (outcome.kind !== 'ok') return failureOf(outcome);
    this.#setRest({ lists: outcome.value.favoriteListArray });
    return undefined;
  }

  #followShares(outcome: CallOutcome<FavoriteShares>): FavoriteFailure | undefined {
    if (outcome.kind !== 'ok') return failureOf(outcome);
    this.#setRest({ shares: outcome.value.favoriteShareArray });
    return undefined;
  }

  #setRest(rest: Partial<FavoriteRest>) {
    this.list.setRest({ lists: this.lists, shares: this.#shares, ...rest });
  }
}

function failureOf(outcome: CallOutcome<unknown>): FavoriteFailure {
  return { message: outcome.kind === 'refused' ? outcome.problem.message : undefined };
}

export const favoritePageStore: FeatureStoreDefinition<FavoritePageStore> = {
  key: 'search/favorite-page',
  create: (root) => new FavoritePageStore(root),
};
