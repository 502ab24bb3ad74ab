import type { Favorite, FavoriteList } from '@moien/contract';
import { DEFAULT_LIST } from './favorites-view.ts';

/**
 * The list that a favourite is in, by id. One whose list has been deleted elsewhere meanwhile is in the
 * default list.
 */
export function listOf({ listId }: Favorite, lists: readonly FavoriteList[]): string {
  return lists.some(({ id }) => id === listId) && listId !== null ? listId : DEFAULT_LIST;
}

/** Those that are shown: of a list, or all of them where none or an unknown one is asked for. */
export function shownFavorites(
  favorites: readonly Favorite[],
  lists: readonly FavoriteList[],
  shown: string | undefined,
): readonly Favorite[] {
  return shown === undefined ? favorites : favorites.filter((one) => listOf(one, lists) === shown);
}

/** Undefined stands for all; so does a list that is not there any more. */
export function knownList(shown: string | undefined, lists: readonly FavoriteList[]): string | undefined {
  return shown === DEFAULT_LIST || lists.some(({ id }) => id === shown) ? shown : undefined;
}
