import { FAVORITES_MAXIMUM, type FavoriteChange, type LanguageTag } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { lockPerson } from '../../identity/index.ts';
import { type CardRow, cardOf } from '../property/listed-card.ts';
import type { WantedStay } from '../search/wanted-stay.ts';

export type FavoriteRow = CardRow & {
  property_id: string;
  created_at: string;
  list_id: string | null;
  note: string;
};

export type FavoriteOutcome = 'kept' | 'not-offered' | 'full' | 'no-account';

export type FavoriteChangeOutcome = 'changed' | 'not-kept' | 'no-list';

export type FavoriteRepository = ReturnType<typeof createFavoriteRepository>;

export function createFavoriteRepository(database: Database) {
  return {
    async findFavorites(userId: string, language: LanguageTag, stay?: WantedStay): Promise<FavoriteRow[]> {
      const { rows } = await sql<FavoriteRow>`
        select favorite.property_id, favorite.created_at, favorite.list_id, favorite.note, card.*
        from favorite ${cardOf(sql.ref('favorite.property_id'), language, stay)}
        where favorite.user_id = ${userId}
        order by favorite.created_at desc, favorite.property_id limit ${FAVORITES_MAXIMUM}::int
      `.execute(database);
      return rows;
    },

    async findIds(userId: string): Promise<string[]> {
      const { rows } = await sql<{ property_id: string }>`
        select property_id from favorite where user_id = ${userId}
        order by created_at desc, property_id limit ${FAVORITES_MAXIMUM}::int
      `.execute(database);
      return rows.map((row) => row.property_id);
    },

    /** One that is kept already stays where it is in the order. */
    addFavorite(userId: string, propertyId: string): Promise<FavoriteOutcome> {
      return database.transaction().execute(async (transaction) => {
        if (!(await lockPerson(transaction, userId))) return 'no-account';
        const { rows } = await sql<{ is_offered: boolean; is_kept: boolean; is_full: boolean }>`
          select exists (select from property_search where property_id = ${propertyId}) as is_offered,
            exists (select from favorite where user_id = ${userId} and property_id = ${propertyId}) as is_kept,
            (select count(*) from favorite where user_id = ${userId}) >= ${FAVORITES_MAXIMUM}::int as is_full
        `.execute(transaction);
        if (!rows[0]?.is_offered) return 'not-offered';
        if (rows[0].is_kept) return 'kept';
        if (rows[0].is_full) return 'full';
        // Read once more: it may have been deleted meanwhile.
        const inserted = await sql`
          insert into favorite (user_id, property_id, created_at)
          select ${userId}::uuid, id, clock_timestamp() from property
          where id = ${propertyId} and is_published for key share
          returning property_id
        `.execute(transaction);
        return inserted.rows.length > 0 ? 'kept' : 'not-offered';
      });
    },

    /** What is undefined stays. A list that is being deleted waits, or is gone already. */
    changeFavorite(
      userId: string,
      propertyId: string,
      { listId, note }: FavoriteChange,
    ): Promise<FavoriteChangeOutcome> {
      return database.transaction().execute(async (transaction) => {
        if (typeof listId === 'string') {
          const { rows } = await sql`
            select id from favorite_list where user_id = ${userId} and id = ${listId} for key share
          `.execute(transaction);
          if (rows.length === 0) return 'no-list';
        }
        const { rows } = await sql`
          update favorite set
            list_id = ${listId === undefined ? sql`list_id` : sql`${listId}::uuid`},
            note = coalesce(${note ?? null}::text, note)
          where user_id = ${userId} and property_id = ${propertyId}
          returning property_id
        `.execute(transaction);
        return rows.length > 0 ? 'changed' : 'not-kept';
      });
    },

    async removeFavorite(userId: string, propertyId: string): Promise<void> {
      await sql`
        delete from favorite where user_id = ${userId} and property_id = ${propertyId}
      `.execute(database);
    },
  };
}
