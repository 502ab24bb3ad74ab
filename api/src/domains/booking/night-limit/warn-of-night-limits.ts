import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/**
 * Orders a mail to each owner whose nights of a year have come close to a limit, once for each year: of this
 * year and of the next, of which stays are already booked.
 */
export async function warnOfNightLimits(database: Database, now: Date): Promise<void> {
  const thisYear = now.getUTCFullYear();
  await sql`
    with counted as (
      select account.user_id, rule.country_code, year
      from night_limit_rule as rule
      cross join unnest(array[${thisYear}::int, ${thisYear + 1}::int]) as year
      join account on exists (
        select from property where property.owner_id = account.user_id and holds_at(rule, property)
      )
      where rule.scope = 'owner' and not is_lifted_for(rule, account.user_id)
        and daterange(rule.valid_from, rule.valid_until) && daterange(make_date(year, 1, 1), make_date(year + 1, 1, 1))
        and counted_nights(rule, account.user_id, null, year, null, null) >= rule.warning_nights
    ), noticed as (
      insert into night_limit_notice (owner_id, country_code, year, at)
      select user_id, country_code, year, ${now} from counted on conflict do nothing
      returning owner_id, country_code, year
    )
    select graphile_worker.add_job('send-night-limit-mail', json_build_object(
      'userId', owner_id, 'countryCode', country_code, 'year', year)) from noticed
  `.execute(database);
}
