import {
  DEFAULT_FAVORITE_LIST,
  DEFAULT_LANGUAGE_TAG,
  FAVORITE_SHARE_DAYS,
  FAVORITE_SHARES_MAXIMUM,
  type FavoriteShareChange,
  type FavoriteShares,
  type SharedFavorites,
  type SharedFavoritesQuery,
  toDay,
} from '@moien/contract';
import { DAY_MILLISECONDS } from '../../../lib/milliseconds.ts';
import type { WarningLog } from '../../../lib/present-each.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { createToken, isToken } from '../../../lib/random-token.ts';
import { accountBlocked, signedOut } from '../../identity/index.ts';
import { wantedStay } from '../search/wanted-stay.ts';
import { presentShare, presentSharedFavorite } from './favorite-share.presenter.ts';
import type { FavoriteShareRepository, FavoriteShareRow } from './favorite-share.repository.ts';
import type { SharedFavoritesRepository } from './shared-favorites.repository.ts';

export type FavoriteShareService = ReturnType<typeof createFavoriteShareService>;

/** Lists of favorites that are shared by a link. */
export function createFavoriteShareService(
  shares: Pick<FavoriteShareRepository, 'putShare' | 'deleteShare' | 'deleteExpired'>,
  shared: SharedFavoritesRepository,
  now: () => Date,
  log: WarningLog,
) {
  return {
    /** @throws ProblemError 404 unless the list is there, 409 for a link too many, 403 for who is blocked */
    async putShare(userId: string, list: string, { hasNotes }: FavoriteShareChange): Promise<FavoriteShares> {
      const at = now();
      const outcome = await shares.putShare(userId, {
        listId: listIdOf(list),
        token: createToken(),
        hasNotes,
        at,
        expiresAt: new Date(at.getTime() + FAVORITE_SHARE_DAYS * DAY_MILLISECONDS),
      });
      if (outcome === 'no-account') throw signedOut();
      if (outcome === 'blocked') throw accountBlocked();
      if (outcome === 'no-list') throw new ProblemError(404, 'favorite-list-not-found');
      if (outcome === 'full')
        throw new ProblemError(409, 'too-many-favorite-shares', {
          values: { count: FAVORITE_SHARES_MAXIMUM },
        });
      return present(outcome);
    },

    async deleteShare(userId: string, list: string): Promise<FavoriteShares> {
      return present(await shares.deleteShare(userId, listIdOf(list), now()));
    },

    /** @throws ProblemError 404, the same whatever the reason, and 400 for dates that no search takes */
    async readShared({ token, language, ...query }: SharedFavoritesQuery): Promise<SharedFavorites> {
      const at = now();
      const stay = wantedStay(query, toDay(at));
      const share = isToken(token) ? await shared.findOpenShare(token, at) : undefined;
      if (!share) throw new ProblemError(404, 'shared-favorites-not-found');
      const rows = await shared.findHomes(share, language ?? DEFAULT_LANGUAGE_TAG, stay);
      return {
        listName: share.list_name,
        firstName: share.first_name,
        favoriteArray: rows.map((row) => presentSharedFavorite(row, log, stay)),
      };
    },

    removeExpired: (): Promise<void> => shares.deleteExpired(now()),
  };
}

const listIdOf = (list: string): string | null => (list === DEFAULT_FAVORITE_LIST ? null : list);

const present = (rows: readonly FavoriteShareRow[]): FavoriteShares => ({
  favoriteShareArray: rows.map(presentShare),
});
