import type { CurrencyCode, Day, HomeCounts, HostDay, LanguageTag } from '@moien/contract';
import { COMPARABLE_HOMES_MAXIMUM, STATISTICS_HOMES_MAXIMUM } from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { usualAnswerMinutes } from '../../../database/usual-answer-minutes.ts';

/** Days from the first to the last, both included. */
export type Days = { from: Day; to: Day };

export type OwnHome = {
  id: string;
  title: string | null;
  currency: CurrencyCode | null;
  is_published: boolean;
};

type CountRow = {
  views: number;
  saves: number;
  requests: number;
  bookings: number;
  booked: number;
  bookable: number;
  priced: number;
  amount: number;
};

/** The newest first. */
export async function listOwnHomes(
  database: Database,
  ownerId: string,
  language: LanguageTag,
): Promise<OwnHome[]> {
  const { rows } = await sql<OwnHome>`
    select property.id, text.title, property.currency, is_published
    from property
    left join lateral (
      select title from property_text where property_id = property.id and title <> ''
      order by property_text.language = ${language} desc, property_text.language = original_language desc, language
      limit 1
    ) as text on true
    where owner_id = ${ownerId}
    order by property.id desc
    limit ${STATISTICS_HOMES_MAXIMUM}
  `.execute(database);
  return rows;
}

/** Each day of all these homes together. */
export async function countDays(
  database: Database,
  homeIds: readonly string[],
  days: Days,
): Promise<(HostDay & Pick<HomeCounts, 'pricedNightCount' | 'nightAmount'>)[]> {
  const { rows } = await sql<CountRow & { day: Day; income: number }>`
    ${factsOf(homeIds, days)},
    income as (
      select (due_at at time zone 'UTC')::date as day, sum(share - owner_fee - clawed_back)::bigint as amount
      from money_release
      join rental_booking on rental_booking.id = booking_id
      join home on home.id = rental_booking.property_id and home.currency = money_release.currency
      where money_release.state <> 'void' and subject = 'stay' and ${isWithin(sql`due_at`, days)}
      group by 1
    )
    select shown.day::date as day, ${COUNTS}, coalesce(max(income.amount), 0)::bigint as income
    from generate_series(${days.from}::date, ${days.to}::date, interval '1 day') as shown (day)
    left join fact on fact.day = shown.day::date
    left join income on income.day = shown.day::date
    group by shown.day
    order by shown.day
  `.execute(database);
  return rows.map(({ day, income, ...counts }) => ({ day, income, ...presentCounts(counts) }));
}

/** Each home by itself, all days together. */
export async function countHomes(
  database: Database,
  homeIds: readonly string[],
  days: Days,
): Promise<HomeCounts[]> {
  const { rows } = await sql<CountRow>`
    ${factsOf(homeIds, days)}
    select ${COUNTS} from home left join fact on fact.property_id = home.id group by home.id
  `.execute(database);
  return rows.map(presentCounts);
}

/**
 * Published homes in the same city, of the same kind, size and currency: of each other owner the nearest one,
 * so that a median never tells of one competitor. Only for a home that is published itself.
 */
export async function listComparableHomes(database: Database, propertyId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select distinct on (coalesce(other.owner_id, other.id)) other.id,
        search.point <-> point(own.longitude, own.latitude) as distance
      from property as own
      join property_search as search on search.city_id = own.city_id
      join property as other on other.id = search.property_id
      where own.id = ${propertyId} and own.is_published and other.owner_id is distinct from own.owner_id
        and other.rental_type_id = own.rental_type_id and other.currency = own.currency
        and other.is_available_for_short_term = own.is_available_for_short_term
        and other.guest_count between own.guest_count / 2.0 and own.guest_count * 2
      order by coalesce(other.owner_id, other.id), distance, other.id
    ) as nearest
    order by distance, id
    limit ${COMPARABLE_HOMES_MAXIMUM}
  `.execute(database);
  return rows.map(({ id }) => id);
}

/** Days from confirmation to arrival of the bookings of these days: their median; null without any. */
export async function findLeadTime(
  database: Database,
  homeIds: readonly string[],
  days: Days,
): Promise<number | null> {
  const { rows } = await sql<{ median: number | null }>`
    select percentile_cont(0.5) within group (
      order by greatest(0, arrival_date - (confirmed_at at time zone 'UTC')::date)
    ) as median
    from rental_booking
    where property_id = any(${homeIds}::uuid[]) and cancelled_by is null and ${isWithin(sql`confirmed_at`, days)}
  `.execute(database);
  return rows[0]?.median ?? null;
}

export async function findAnswerMinutes(database: Database, ownerId: string): Promise<number | null> {
  const { rows } = await sql<{ minutes: number | null }>`
    select ${usualAnswerMinutes(sql`${ownerId}::uuid`)} as minutes
  `.execute(database);
  return rows[0]?.minutes ?? null;
}

const isWithin = (instant: RawBuilder<unknown>, { from, to }: Days) => sql`
  (${instant} >= ${from}::date::timestamp at time zone 'UTC'
    and ${instant} < (${to}::date + 1)::timestamp at time zone 'UTC')`;

/** Of `fact`, in groups. */
const COUNTS = sql`
  coalesce(sum(fact.views), 0)::int as views,
  coalesce(sum(fact.saves), 0)::int as saves,
  coalesce(sum(fact.requests), 0)::int as requests,
  coalesce(sum(fact.bookings), 0)::int as bookings,
  coalesce(sum(fact.booked), 0)::int as booked,
  coalesce(sum(fact.bookable), 0)::int as bookable,
  coalesce(sum(fact.priced), 0)::int as priced,
  coalesce(sum(fact.amount), 0)::bigint as amount`;

/**
 * `home` and `fact`: what is counted of each home on each day, one definition for owners and for what they
 * are compared with. A booked night could be booked, also when its owner has closed it since.
 */
const factsOf = (homeIds: readonly string[], days: Days) => sql`
  with home as materialized (
    select id, owner_id, currency, is_available_for_short_term, 
      (coalesce(published_at, case when is_published then created_at end) at time zone 'UTC')::date as published_on
    from property where id = any(${homeIds}::uuid[])
  ),
  booking as materialized (
    select rental_booking.*, home.currency as home_currency
    from home join rental_booking on rental_booking.property_id = home.id
    where coalesce(confirmed_at, rental_booking.created_at) >= ${days.from}::date::timestamp at time zone 'UTC'
      or (arrival_date <= ${days.to}::date and departure_date > ${days.from}::date)
  ),
  booked as materialized (
    select property_id, (night ->> 'day')::date as day,
      case when quote ->> 'currency' = home_currency then (night ->> 'amount')::bigint else 0 end as amount
    from booking cross join jsonb_array_elements(night_array) as night
    where confirmed_at is not null and cancelled_by is null
      and arrival_date <= ${days.to}::date and departure_date > ${days.from}::date
      and (night ->> 'day')::date between ${days.from}::date and ${days.to}::date
      -- A no-show gives the nights back that are still to come.
      and exists (
        select from occupancy
        where source_id = booking.id and kind = 'booking' and period @> (night ->> 'day')::date
      )
  ),
  unavailable as (
    select property_id, day from home join rental_day on rental_day.property_id = home.id
    where not rental_day.is_available_for_short_term and day between ${days.from}::date and ${days.to}::date
    union
    select property_id, night::date
    from home join occupancy on occupancy.property_id = home.id
    cross join generate_series(
      greatest(lower(period), ${days.from}::date), least(upper(period) - 1, ${days.to}::date), interval '1 day'
    ) as night
    where kind in ('booking', 'lease', 'import', 'blocked-by-cancellation')
      and period && daterange(${days.from}::date, ${days.to}::date, '[]')
  ),
  -- Each night from the publication on; less those that are taken elsewhere, with those booked before it.
  bookable as (
    select home.id as property_id, night::date as day, 1 as nights
    from home
    cross join generate_series(greatest(published_on, ${days.from}::date), ${days.to}::date, interval '1 day') as night
    where is_available_for_short_term and published_on is not null
    union all
    select property_id, day, -1
    from unavailable join home on home.id = property_id
    where is_available_for_short_term and day >= published_on
      and not exists (select from booked where (booked.property_id, booked.day) = (unavailable.property_id, unavailable.day))
    union all
    select property_id, day, 1
    from booked join home on home.id = property_id
    where not is_available_for_short_term or published_on is null or day < published_on
  ),
  fact as (
    select property_id, day, view_count as views, 0 as saves, 0 as requests, 0 as bookings, 0 as booked,
      0 as bookable, 0 as priced, 0::bigint as amount
    from home join property_view on property_view.property_id = home.id
    where day between ${days.from}::date and ${days.to}::date
    union all
    select property_id, (favorite.created_at at time zone 'UTC')::date, 0, 1, 0, 0, 0, 0, 0, 0
    from home join favorite on favorite.property_id = home.id
    where favorite.user_id is distinct from owner_id and ${isWithin(sql`favorite.created_at`, days)}
    union all
    select property_id, (asked_at at time zone 'UTC')::date, 0, 0, 1, 0, 0, 0, 0, 0
    from booking cross join lateral (
      select min(at) as asked_at from booking_event
      where booking_id = booking.id and transition in ('requested', 'paid')
    ) as event
    where ${isWithin(sql`asked_at`, days)}
    union all
    select property_id, (confirmed_at at time zone 'UTC')::date, 0, 0, 0, 1, 0, 0, 0, 0
    from booking where cancelled_by is null and ${isWithin(sql`confirmed_at`, days)}
    union all
    select property_id, day, 0, 0, 0, 0, 1, 0, (amount > 0)::int, amount from booked
    union all
    select property_id, day, 0, 0, 0, 0, 0, nights, 0, 0 from bookable
  )`;

function presentCounts(row: CountRow): HomeCounts {
  return {
    viewCount: row.views,
    saveCount: row.saves,
    requestCount: row.requests,
    bookingCount: row.bookings,
    bookedNightCount: row.booked,
    bookableNightCount: row.bookable,
    pricedNightCount: row.priced,
    nightAmount: row.amount,
  };
}
