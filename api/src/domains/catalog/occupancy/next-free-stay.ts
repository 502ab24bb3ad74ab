import type { Day } from '@moien/contract';
import { sql } from 'kysely';
import type { FreeStay, OpenTransaction } from './occupancy.ts';

const DAYS_AHEAD = 365;

export type WantedStay = {
  propertyId: string;
  /** The stay begins on this day or later. */
  from: Day;
  nights: number;
  /** The owner's rules for nights, arrivals and departures do not apply to leases. */
  hasNightRules: boolean;
};

/**
 * The first stay of as many nights that a published home has free and whose night rules allow it, within 365
 * days from `from`; null without one. Reads what a search reads, so that searches and quotes agree with it.
 */
export async function findNextFreeStay(
  transaction: OpenTransaction,
  { propertyId, from, nights, hasNightRules }: WantedStay,
): Promise<FreeStay | null> {
  const { rows } = await sql<{ arrival_date: Day; departure_date: Day }>`
    select arrival.day as arrival_date, arrival.day + ${nights}::int as departure_date
    from property_search as search
    cross join lateral unnest(
      datemultirange(daterange(${from}::date, ${from}::date + ${DAYS_AHEAD}::int)) - search.busy
    ) as gap
    cross join lateral generate_series(0, upper(gap) - lower(gap) - ${nights}::int) as skipped
    cross join lateral (select lower(gap) + skipped as day) as arrival
    left join rental_day as rule on rule.property_id = search.property_id and rule.day = arrival.day
    left join rental_day as leaving
      on leaving.property_id = search.property_id and leaving.day = arrival.day + ${nights}::int
    where search.property_id = ${propertyId}
      and (
        not ${hasNightRules}::boolean
        or (
          ${nights}::int between coalesce(rule.minimum_nights, search.minimum_nights)
            and coalesce(rule.maximum_nights, search.maximum_nights)
          and coalesce(rule.allows_arrival, true) and coalesce(leaving.allows_departure, true)
          and arrival.day >= (now() at time zone 'UTC')::date + search.notice_days
        )
      )
    order by arrival.day limit 1
  `.execute(transaction);
  const [stay] = rows;
  return stay ? { arrivalDate: stay.arrival_date, departureDate: stay.departure_date } : null;
}
