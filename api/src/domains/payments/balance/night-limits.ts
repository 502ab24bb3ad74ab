import type { NightLimit } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/**
 * Nights of a year and the next that an owner has let or that are booked, where they are limited: none before
 * the first one, and none that a business permit lifts.
 */
export async function listNightLimits(
  database: Database,
  ownerId: string,
  year: number,
): Promise<NightLimit[]> {
  const { rows } = await sql<NightLimit>`
    select * from (
      select country_code as "countryCode", year, nights, warning_nights as "warningNights",
        counted_nights(rule, ${ownerId}::uuid, null, year, null, null) as "countedNights"
      from night_limit_rule as rule
      cross join unnest(array[${year}::int, ${year + 1}::int]) as year
      where scope = 'owner' and city_id is null and not is_lifted_for(rule, ${ownerId}::uuid)
        and daterange(valid_from, valid_until)
          && daterange(make_date(year, 1, 1), make_date(year + 1, 1, 1))
    ) as limits
    where "countedNights" > 0 order by "countryCode", year
  `.execute(database);
  return rows;
}
