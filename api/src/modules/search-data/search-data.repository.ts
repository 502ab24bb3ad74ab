import type { LanguageTag } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { textIn } from '../property/card-columns.ts';

type HomeRow = { property_id: string; title: string | null };
export type SearchDataRows = {
  favorites: (HomeRow & { created_at: string })[];
  visits: (HomeRow & { visited_at: string })[];
  reports: { property_id: string; email: string | null; reason: string; text: string; created_at: string }[];
};

export type SearchDataRepository = ReturnType<typeof createSearchDataRepository>;

export function createSearchDataRepository(database: Database) {
  /** What a home is called while it is offered. */
  const titleIn = (language: LanguageTag) => sql`(
    select coalesce(text.title, city.localized_name ->> ${language}, city.name)
    from property
    join property_search on property_search.property_id = property.id
    join city on city.id = property.city_id
    left join lateral ${textIn(language)} as text on true
    where property.id = kept.property_id
  )`;

  return {
    /**
     * Of reports also those that were sent without signing in and name the address of the account. Nobody has proven that
     * address, so their words may be another person's: their text is empty.
     */
    async findSearchData(userId: string, language: LanguageTag): Promise<SearchDataRows> {
      const favorites = await sql<SearchDataRows['favorites'][number]>`
        select property_id, ${titleIn(language)} as title, created_at
        from favorite as kept where user_id = ${userId} order by created_at desc, property_id
      `.execute(database);
      const visits = await sql<SearchDataRows['visits'][number]>`
        select property_id, ${titleIn(language)} as title, visited_at
        from property_visit as kept where user_id = ${userId} order by visited_at desc, property_id
      `.execute(database);
      const reports = await sql<SearchDataRows['reports'][number]>`
        select property_id, email::text as email, reason,
          case when reporter_id is null then '' else text end as text, created_at
        from property_report
        where reporter_id = ${userId} or (
          reporter_id is null and email = (select profile.email from profile where user_id = ${userId})
        )
        order by created_at desc, id
      `.execute(database);
      return { favorites: favorites.rows, visits: visits.rows, reports: reports.rows };
    },
  };
}
