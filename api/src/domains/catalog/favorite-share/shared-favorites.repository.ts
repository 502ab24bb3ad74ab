import { FAVORITES_MAXIMUM, type LanguageTag } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { type CardRow, cardOf } from '../property/listed-card.ts';
import type { WantedStay } from '../search/wanted-stay.ts';

/** Whose list a link shows, and what of it. */
export type OpenShare = {
  user_id: string;
  list_id: string | null;
  has_notes: boolean;
  list_name: string | null;
  first_name: string;
};

export type SharedFavoriteRow = CardRow & { note: string };

export type SharedFavoritesRepository = ReturnType<typeof createSharedFavoritesRepository>;

export function createSharedFavoritesRepository(database: Database) {
  return {
    /** None of a link that has ended, nor of anybody whose account is blocked. */
    async findOpenShare(token: string, at: Date): Promise<OpenShare | undefined> {
      const { rows } = await sql<OpenShare>`
        select share.user_id, share.list_id, share.has_notes, favorite_list.name as list_name,
          profile.first_name
        from favorite_share as share
        join account on account.user_id = share.user_id and account.blocked_at is null
        join profile on profile.user_id = share.user_id
        left join favorite_list on favorite_list.user_id = share.user_id and favorite_list.id = share.list_id
        where share.token = ${token} and share.expires_at > ${at}
      `.execute(database);
      return rows[0];
    },

    async findHomes(
      { user_id: userId, list_id: listId, has_notes: hasNotes }: OpenShare,
      language: LanguageTag,
      stay?: WantedStay,
    ): Promise<SharedFavoriteRow[]> {
      const { rows } = await sql<SharedFavoriteRow>`
        select ${hasNotes ? sql`favorite.note` : sql`''`} as note, card.*
        from favorite ${cardOf(sql.ref('favorite.property_id'), language, stay)}
        where favorite.user_id = ${userId} and favorite.list_id is not distinct from ${listId}::uuid
        order by favorite.created_at desc, favorite.property_id limit ${FAVORITES_MAXIMUM}::int
      `.execute(database);
      return rows;
    },
  };
}
