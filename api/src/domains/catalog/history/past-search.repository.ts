import { PAST_SEARCHES_MAXIMUM } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { lockPerson } from '../../identity/index.ts';
import type { OpenTransaction } from '../occupancy/occupancy.ts';

export type PastSearchRow = { id: string; query: string; searched_at: string };

export type RecordOutcome = 'noted' | 'paused' | 'no-account';

export type PastSearchRepository = ReturnType<typeof createPastSearchRepository>;

export function createPastSearchRepository(database: Database) {
  return {
    async findSearches(userId: string): Promise<PastSearchRow[]> {
      const { rows } = await sql<PastSearchRow>`
        select id, query, searched_at from past_search where user_id = ${userId}
        order by searched_at desc, id limit ${PAST_SEARCHES_MAXIMUM}::int
      `.execute(database);
      return rows;
    },

    /** The last time of a day counts; beyond the limit the oldest go. */
    addSearch(userId: string, search: { id: string; query: string; at: Date }): Promise<RecordOutcome> {
      const { id, query, at } = search;
      return database.transaction().execute(async (transaction) => {
        if (!(await lockPerson(transaction, userId))) return 'no-account';
        if (await isPaused(transaction, userId)) return 'paused';
        await sql`
          insert into past_search (id, user_id, day, query, searched_at)
          values (${id}, ${userId}, (${at}::timestamptz at time zone 'UTC')::date, ${query}, ${at})
          on conflict (user_id, day, query) do update set searched_at = excluded.searched_at
        `.execute(transaction);
        await sql`
          delete from past_search where user_id = ${userId} and id in (
            select id from past_search where user_id = ${userId}
            order by searched_at desc, id offset ${PAST_SEARCHES_MAXIMUM}::int
          )
        `.execute(transaction);
        return 'noted';
      });
    },

    async removeSearch(userId: string, id: string): Promise<void> {
      await sql`delete from past_search where user_id = ${userId} and id = ${id}`.execute(database);
    },

    isPaused: (userId: string) => isPaused(database, userId),

    /** @returns whether the person has an account */
    setPaused(userId: string, isNowPaused: boolean, at: Date): Promise<boolean> {
      return database.transaction().execute(async (transaction) => {
        if (!(await lockPerson(transaction, userId))) return false;
        const change = isNowPaused
          ? sql`insert into history_pause (user_id, paused_at) values (${userId}, ${at}) on conflict do nothing`
          : sql`delete from history_pause where user_id = ${userId}`;
        await change.execute(transaction);
        return true;
      });
    },
  };
}

/** Under the lock on the person nothing is recorded once the pause has begun. */
export async function isPaused(database: Database | OpenTransaction, userId: string): Promise<boolean> {
  const { rows } = await sql`select from history_pause where user_id = ${userId}`.execute(database);
  return rows.length > 0;
}
