import { FAVORITES_MAXIMUM, type Favorite, type FavoriteIds, type LanguageTag } from '@moien/contract';
import type { WarningLog } from '../../../lib/present-each.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { signedOut } from '../../identity/index.ts';
import { propertyNotFound } from '../property/property-not-found.ts';
import { presentFavorite } from './favorite.presenter.ts';
import type { FavoriteRepository } from './favorite.repository.ts';

export type FavoriteService = ReturnType<typeof createFavoriteService>;

export function createFavoriteService(repository: FavoriteRepository, log: WarningLog) {
  const listIds = async (userId: string): Promise<FavoriteIds> => ({
    propertyIdArray: await repository.findIds(userId),
  });

  return {
    async listFavorites(userId: string, language: LanguageTag): Promise<Favorite[]> {
      return (await repository.findFavorites(userId, language)).map((row) => presentFavorite(row, log));
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

    /** Of a home that is not kept, or does not exist, nothing is left to do. */
    async removeFavorite(userId: string, propertyId: string): Promise<FavoriteIds> {
      await repository.removeFavorite(userId, propertyId);
      return listIds(userId);
    },
  };
}
