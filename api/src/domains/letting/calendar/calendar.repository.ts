import type { CurrencyCode, Day, EntryKind, LanguageTag, RuleSet } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { isOpenConflict } from '../calendar-feed/calendar-conflict.repository.ts';
import { ruleSetOf } from './rule-set.repository.ts';

export type HomeRow = {
  id: string;
  title: string;
  image_path: string | null;
  currency: CurrencyCode;
  nightly_price: number | null;
  minimum_nights: number;
  maximum_nights: number;
  bookable_until: Day | null;
  rule_set: RuleSet;
};

/** Days that follow each other and are alike; days without a row are left out. */
export type DayRunRow = {
  property_id: string;
  first_day: Day;
  count: number;
  is_open: boolean;
  own_price: number | null;
  price: number | null;
  rule_id: string | null;
  minimum_nights: number | null;
  maximum_nights: number | null;
  allows_arrival: boolean;
  allows_departure: boolean;
};

export type EntryRow = {
  property_id: string;
  kind: EntryKind;
  first_day: Day;
  last_day: Day;
  booking_id: string | null;
  guest_first_name: string | null;
  conflict_source: string | null;
};

export type CalendarRepository = ReturnType<typeof createCalendarRepository>;

export function createCalendarRepository(database: Database) {
  return {
    /** By title; without those that have no price in any currency yet. */
    async listHomes(ownerId: string, language: LanguageTag, maximum: number): Promise<HomeRow[]> {
      const { rows } = await sql<HomeRow>`
        select property.id, coalesce(text.title, '') as title, image.path as image_path, property.currency,
          property.nightly_price, property.minimum_nights, property.maximum_nights, property.bookable_until,
          ${ruleSetOf} as rule_set
        from property
        left join lateral (
          select title from property_text where property_id = property.id
          order by language = ${language} desc, language = property.original_language desc, language limit 1
        ) as text on true
        left join lateral (
          select path from property_image where property_id = property.id order by position limit 1
        ) as image on true
        where property.owner_id = ${ownerId} and property.currency is not null
        order by lower(text.title), property.id
        limit ${maximum}::int
      `.execute(database);
      return rows;
    },

    async listDayRuns(ids: readonly string[], from: Day, to: Day): Promise<DayRunRow[]> {
      const { rows } = await sql<DayRunRow>`
        select property_id, min(day) as first_day, count(*)::int as count, is_available_for_short_term as is_open,
          own_price, price, rule_id, minimum_nights, maximum_nights, allows_arrival, allows_departure
        from (
          -- Of days that follow each other and are alike, day and number grow together.
          select *, day - row_number() over (
            partition by property_id, is_available_for_short_term, own_price, price, rule_id, minimum_nights,
              maximum_nights, allows_arrival, allows_departure
            order by day
          )::int as island
          from rental_day
          where property_id = any (${ids}::uuid[]) and day between ${from}::date and ${to}::date
        ) as alike
        group by property_id, island, is_available_for_short_term, own_price, price, rule_id, minimum_nights,
          maximum_nights, allows_arrival, allows_departure
        order by property_id, first_day
      `.execute(database);
      return rows;
    },

    /** Holds that have run out take nothing any more. */
    async listEntries(ids: readonly string[], from: Day, to: Day): Promise<EntryRow[]> {
      const { rows } = await sql<EntryRow>`
        select occupancy.property_id, occupancy.kind,
          greatest(lower(occupancy.period), ${from}::date) as first_day,
          least(coalesce(booking.departure_date, upper(occupancy.period)) - 1, ${to}::date) as last_day,
          booking.id as booking_id, nullif(profile.first_name, '') as guest_first_name,
          (
            select min(import_conflict.source) from import_conflict
            where occupancy_id = occupancy.id and ${isOpenConflict}
          ) as conflict_source
        from occupancy
        left join rental_booking as booking on booking.id = occupancy.source_id and occupancy.kind in ('hold', 'booking')
        left join profile on profile.user_id = booking.guest_id
        where occupancy.property_id = any (${ids}::uuid[])
          and occupancy.period && daterange(${from}::date, ${to}::date, '[]')
          and (occupancy.kind <> 'hold' or occupancy.ends_at > clock_timestamp())
          and coalesce(booking.departure_date, upper(occupancy.period)) > ${from}::date
        order by occupancy.property_id, first_day
      `.execute(database);
      return rows;
    },
  };
}
