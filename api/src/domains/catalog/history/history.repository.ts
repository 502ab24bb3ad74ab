import { HISTORY_MAXIMUM, type LanguageTag } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { lockPerson } from '../../identity/index.ts';
import { type CardRow, cardOf } from '../property/listed-card.ts';
import { isPaused } from './past-search.repository.ts';

export type PropertyVisitRow = CardRow & { property_id: string; visited_at: string };

export type VisitOutcome = 'noted' | 'paused' | 'not-offered' | 'no-account';

export type HistoryRepository = ReturnType<typeof createHistoryRepository>;

export function createHistoryRepository(database: Database) {
  return {
    async findVisits(userId: string, language: LanguageTag, count: number): Promise<PropertyVisitRow[]> {
      const { rows } = await sql<PropertyVisitRow>`
        select property_visit.property_id, property_visit.visited_at, card.*
        from property_visit ${cardOf(sql.ref('property_visit.property_id'), language)}
        where property_visit.user_id = ${userId}
        order by property_visit.visited_at desc, property_visit.property_id limit ${count}::int
      `.execute(database);
      return rows;
    },

    /** The last visit of a home counts; beyond the limit the oldest go. */
    addVisit(userId: string, propertyId: string): Promise<VisitOutcome> {
      return database.transaction().execute(async (transaction) => {
        if (!(await lockPerson(transaction, userId))) return 'no-account';
        if (await isPaused(transaction, userId)) return 'paused';
        const { rows } = await sql`
          with home as (
            select id from property where id = ${propertyId} and is_published for key share
          ),
          forgotten as (
            delete from property_visit
            using (
              select property_id from property_visit
              where user_id = ${userId} and property_id <> ${propertyId}
              order by visited_at desc, property_id offset ${HISTORY_MAXIMUM - 1}::int
            ) as oldest
            where user_id = ${userId} and property_visit.property_id = oldest.property_id
              and exists (select from home)
          )
          insert into property_visit (user_id, property_id, visited_at)
          select ${userId}::uuid, id, clock_timestamp() from home
          on conflict (user_id, property_id) do update set visited_at = excluded.visited_at
          returning property_id
        `.execute(transaction);
        return rows.length > 0 ? 'noted' : 'not-offered';
      });
    },

    async removeVisit(userId: string, propertyId: string): Promise<void> {
      await sql`
        delete from property_visit where user_id = ${userId} and property_id = ${propertyId}
      `.execute(database);
    },

    /** Visits and searches. */
    async clear(userId: string): Promise<void> {
      await sql`
        with visits as (delete from property_visit where user_id = ${userId})
        delete from past_search where user_id = ${userId}
      `.execute(database);
    },
  };
}
