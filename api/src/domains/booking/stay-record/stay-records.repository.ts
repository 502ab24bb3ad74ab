import { type Day, toDay } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/** Full years after the one of the stay (Directive 2011/16/EU, annex V, section III B). */
const KEPT_YEARS = 10;

/** A home as it was at its last booking. */
type ReportedHome = {
  propertyId: string;
  /** Below `/{language}`. */
  urlPath: string;
  latitude: number;
  longitude: number;
  cityName: string;
  countryCode: string;
  propertyType: string;
  rentalType: string;
  registrationNumber: string | null;
};

/** A home in a month, for the monthly report of Regulation (EU) 2024/1028. */
export type HomeMonth = ReportedHome & {
  ownerId: string;
  nightCount: number;
  stayCount: number;
  /** By where they live; null: they were not asked. Guest nights are the guests of each night, added up. */
  guestArray: { countryCode: string | null; guestCount: number; guestNightCount: number }[];
};

export type StayRecords = ReturnType<typeof createStayRecords>;

/** What the law wants to be reported of the stays that were booked here. */
export function createStayRecords(database: Database) {
  return {
    /** @param month from 1 */
    async findHomeMonths(year: number, month: number): Promise<HomeMonth[]> {
      const { rows } = await homeMonths(year, month).execute(database);
      return rows.map(({ homeMonth }) => homeMonth);
    },

    async removeOld(today: Date): Promise<void> {
      const year = today.getUTCFullYear() - KEPT_YEARS;
      await sql`delete from stay_record where departure_date < make_date(${year}::int, 1, 1)`.execute(
        database,
      );
    },
  };
}

/** One row for each host of each home, as their newest record describes the home. */
const homes = sql`(
  select distinct on (owner_id, property_id) owner_id, property_id, jsonb_build_object(
    'propertyId', property_id, 'urlPath', '/property/' || property_id, 'latitude', stay_record.latitude,
    'longitude', stay_record.longitude,
    'cityName', city.name, 'countryCode', city.country_code, 'propertyType', property_type.name,
    'rentalType', rental_type.name, 'registrationNumber', registration_number) as home
  from stay_record
  join city on city.id = city_id
  join property_type on property_type.id = property_type_id
  join rental_type on rental_type.id = rental_type_id
  order by owner_id, property_id, confirmed_at desc, booking_id
) as homes`;

/** Each night from `start` to before `end`, with the record of its stay. */
const nightsWithin = (start: Day, end: Day) => sql`(
  select stay_record.*, night::date as night
  from stay_record
  cross join lateral generate_series(arrival_date, arrival_date + night_count - 1, interval '1 day') as night
  where arrival_date < ${end}::date and departure_date > ${start}::date
    and night >= ${start}::date and night < ${end}::date
) as nights`;

const homeMonths = (year: number, month: number) => sql<{ homeMonth: HomeMonth }>`
  with stay as (
    select owner_id, property_id, booking_id, guest_country_code, guest_count, count(*) as night_count
    from ${nightsWithin(firstDay(year, month), firstDay(year, month + 1))} group by 1, 2, 3, 4, 5
  ), guests as (
    select owner_id, property_id, sum(night_count) as night_count, count(*) as stay_count,
      jsonb_build_object('countryCode', guest_country_code, 'guestCount', sum(guest_count),
        'guestNightCount', sum(guest_count * night_count)) as guests
    from stay group by owner_id, property_id, guest_country_code
  )
  select home || jsonb_build_object('ownerId', owner_id, 'nightCount', sum(night_count),
    'stayCount', sum(stay_count), 'guestArray', jsonb_agg(guests order by guests ->> 'countryCode')) as "homeMonth"
  from guests join ${homes} using (owner_id, property_id)
  group by owner_id, property_id, home order by property_id, owner_id`;

/** @param month from 1; 13 is the January after */
function firstDay(year: number, month: number): Day {
  return toDay(new Date(Date.UTC(year, month - 1, 1)));
}
