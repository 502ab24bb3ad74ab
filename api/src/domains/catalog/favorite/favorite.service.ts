import {
  DEFAULT_LANGUAGE_TAG,
  FAVORITES_MAXIMUM,
  type FavoriteChange,
  type FavoriteIds,
  type Favorites,
  type StayQuery,
  toDay,
} from '@moien/contract';
import { cleanText } from '../../../lib/contact-text.ts';
import type { WarningLog } from '../../../lib/present-each.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { signedOut } from '../../identity/index.ts';
import type { FavoriteListRepository } from '../favorite-list/favorite-list.repository.ts';
import { presentShare } from '../favorite-share/favorite-share.presenter.ts';
import type { FavoriteShareRepository } from '../favorite-share/favorite-share.repository.ts';
import { propertyNotFound } from '../property/property-not-found.ts';
import { wantedStay } from '../search/wanted-stay.ts';
import { presentFavorite } from './favorite.presenter.ts';
import type { FavoriteRepository } from './favorite.repository.ts';

export type FavoriteService = ReturnType<typeof createFavoriteService>;

export function createFavoriteService(
  repository: FavoriteRepository,
  besides: Pick<FavoriteListRepository, 'findLists'> & Pick<FavoriteShareRepository, 'findShares'>,
  now: () => Date,
  log: WarningLog,
) {
  const listIds = async (userId: string): Promise<FavoriteIds> => ({
    propertyIdArray: await repository.findIds(userId),
  });

  return {
    /** @throws ProblemError 400 for dates that no search takes */
    async listFavorites(userId: string, { language, ...query }: StayQuery): Promise<Favorites> {
      const at = now();
      const stay = wantedStay(query, toDay(at));
      const [rows, favoriteListArray, shares] = await Promise.all([
        repository.findFavorites(userId, language ?? DEFAULT_LANGUAGE_TAG, stay),
        besides.findLists(userId),
        besides.findShares(userId, at),
      ]);
      return {
        favoriteArray: rows.map((row) => presentFavorite(row, log, stay)),
        favoriteListArray,
        favoriteShareArray: shares.map(presentShare),
      };
    },

    listIds,

    /** @throws ProblemError when the home is not offered, or the list is full */
    async addFavorite(userId: string, propertyId: string): Promise<FavoriteIds> {
      const outcome = await repository.addFavorite(userId, propertyId);
      if (outcome === 'not-offered') throw propertyNotFound();
      if (outcome === 'no-account') throw signedOut();
      if (outcome === 'full')
        throw new ProblemError(409, 'favorites-full', { values: { count: FAVORITES_MAXIMUM } });
      return listIds(userId);
    },

    /** @throws ProblemError 404 unless the home is kept and the list is there */
    async changeFavorite(userId: string, propertyId: string, change: FavoriteChange): Promise<void> {
      const { note } = change;
      const outcome = await repository.changeFavorite(userId, propertyId, {
        ...change,
        ...(note !== undefined && { note: cleanText(note) }),
      });
      if (outcome === 'not-kept') throw new ProblemError(404, 'favorite-not-found');
      if (outcome === 'no-list') throw new ProblemError(404, 'favorite-list-not-found');
    },

    /** Of a home that is not kept, or does not exist, nothing is left to do. */
    async removeFavorite(userId: string, propertyId: string): Promise<FavoriteIds> {
      await repository.removeFavorite(userId, propertyId);
      return listIds(userId);
    },
  };
}
