import { FAVORITE_LISTS_MAXIMUM, type FavoriteList, type FavoriteLists } from '@moien/contract';
import { cleanName } from '../../../lib/contact-text.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { signedOut } from '../../identity/index.ts';
import type { FavoriteListRepository } from './favorite-list.repository.ts';

export type FavoriteListService = ReturnType<typeof createFavoriteListService>;

export function createFavoriteListService(
  repository: Pick<FavoriteListRepository, 'putList' | 'deleteList'>,
  now: () => Date,
) {
  return {
    /**
     * @throws ProblemError 400 where nothing is left of the name, 409 for a name that another list has or one
     * list too many
     */
    async putList(userId: string, { id, name: givenName }: FavoriteList): Promise<FavoriteLists> {
      const name = cleanName(givenName);
      if (name === '') throw new ProblemError(400, 'invalid-request');
      const outcome = await repository.putList(userId, { id, name }, now());
      if (outcome === 'no-account') throw signedOut();
      if (outcome === 'name-taken') throw new ProblemError(409, 'favorite-list-name-taken');
      if (outcome === 'full')
        throw new ProblemError(409, 'too-many-favorite-lists', { values: { count: FAVORITE_LISTS_MAXIMUM } });
      return { favoriteListArray: outcome };
    },

    async deleteList(userId: string, id: string): Promise<FavoriteLists> {
      return { favoriteListArray: await repository.deleteList(userId, id) };
    },
  };
}
