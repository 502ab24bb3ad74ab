import { withClient } from '@moien/tooling/postgres/databases';
import type { Client } from 'pg';
import { dayNumber } from '../days.ts';
import { roundDegrees } from '../distance.ts';
import type {
  ReferenceData,
  StoredCity,
  StoredDay,
  StoredFeature,
  StoredHome,
  TakenPeriod,
} from './reference-data.ts';

/** Reads the tables that people write; nothing of what the search keeps for itself. */
export function readReferenceData(databaseUrl: string, today: string): Promise<ReferenceData> {
  return withClient(databaseUrl, async (client) => {
    const ids = async (table: string) =>
      (await client.query<{ id: number }>(`SELECT id FROM ${table} ORDER BY id`)).rows.map(({ id }) => id);
    return {
      homes: await readHomes(client),
      cities: await readCities(client),
      typeIds: await ids('property_type'),
      rentalTypeIds: await ids('rental_type'),
      features: await readFeatures(client),
      today: dayNumber(today),
    };
  });
}

interface HomeRow {
  readonly id: string;
  readonly city_id: number;
  readonly country_code: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly property_type_id: number;
  readonly rental_type_id: number;
  readonly guest_count: number;
  readonly is_available_for_short_term: boolean;
  readonly is_available_for_long_term: boolean;
  readonly nightly_price: string | null;
  readonly monthly_price: string | null;
  readonly move_in: string | null;
  readonly minimum_nights: number;
  readonly maximum_nights: number;
  readonly allows_same_day_turnover: boolean;
  readonly bookable_until: string;
}

async function readHomes(client: Client): Promise<StoredHome[]> {
  const features = await readFeatureValues(client);
  const days = await readDays(client);
  const takenPeriods = await readTakenPeriods(client);
  const { rows } = await client.query<HomeRow>(
    `SELECT property.id, city_id, country_code, property.latitude::numeric::text AS latitude,
       property.longitude::numeric::text AS longitude, property_type_id, rental_type_id, guest_count,
       is_available_for_short_term, is_available_for_long_term, nightly_price, monthly_price,
       move_in_date::text AS move_in, minimum_nights, maximum_nights, allows_same_day_turnover,
       bookable_until::text AS bookable_until
     FROM property JOIN city ON city.id = city_id WHERE is_published`,
  );
  return rows.map((row) => ({
    id: row.id,
    cityId: row.city_id,
    countryCode: row.country_code,
    latitude: roundDegrees(row.latitude),
    longitude: roundDegrees(row.longitude),
    typeId: row.property_type_id,
    rentalTypeId: row.rental_type_id,
    guestCount: row.guest_count,
    isShortTerm: row.is_available_for_short_term,
    isLongTerm: row.is_available_for_long_term,
    nightlyPrice: row.nightly_price === null ? null : Number(row.nightly_price),
    monthlyPrice: row.monthly_price === null ? null : Number(row.monthly_price),
    moveIn: row.move_in === null ? null : dayNumber(row.move_in),
    minimumNights: row.minimum_nights,
    maximumNights: row.maximum_nights,
    allowsTurnover: row.allows_same_day_turnover,
    bookableUntil: dayNumber(row.bookable_until),
    features: features.get(row.id) ?? new Map(),
    days: days.get(row.id) ?? new Map(),
    takenPeriods: takenPeriods.get(row.id) ?? [],
  }));
}

async function readFeatureValues(client: Client): Promise<Map<string, Map<string, number>>> {
  const { rows } = await client.query<{ id: string; name: string; value: number }>(
    'SELECT property_id AS id, name, value FROM property_feature JOIN feature_type ON feature_type.id = feature_type_id',
  );
  const values = new Map<string, Map<string, number>>();
  for (const { id, name, value } of rows) values.set(id, (values.get(id) ?? new Map()).set(name, value));
  return values;
}

async function readDays(client: Client): Promise<Map<string, Map<number, StoredDay>>> {
  const { rows } = await client.query<{
    id: string;
    day: string;
    is_open: boolean;
    minimum_nights: number | null;
    maximum_nights: number | null;
  }>(
    `SELECT property_id AS id, day::text AS day, is_available_for_short_term AS is_open, minimum_nights, maximum_nights
     FROM rental_day`,
  );
  const days = new Map<string, Map<number, StoredDay>>();
  for (const {
    id,
    day,
    is_open: isOpen,
    minimum_nights: minimumNights,
    maximum_nights: maximumNights,
  } of rows) {
    const ofHome = days.get(id) ?? new Map<number, StoredDay>();
    days.set(id, ofHome.set(dayNumber(day), { isOpen, minimumNights, maximumNights }));
  }
  return days;
}

async function readTakenPeriods(client: Client): Promise<Map<string, TakenPeriod[]>> {
  const { rows } = await client.query<{ id: string; first: string; last: string }>(
    `SELECT property_id AS id, lower(period)::text AS first, (upper(period) - 1)::text AS last FROM occupancy`,
  );
  const periods = new Map<string, TakenPeriod[]>();
  for (const { id, first, last } of rows) {
    const period = { firstDay: dayNumber(first), lastDay: dayNumber(last) };
    periods.set(id, [...(periods.get(id) ?? []), period]);
  }
  return periods;
}

async function readCities(client: Client): Promise<StoredCity[]> {
  const { rows } = await client.query<StoredCity>(
    `SELECT id, latitude, longitude FROM city
     WHERE id IN (SELECT city_id FROM property WHERE is_published) ORDER BY id`,
  );
  return rows;
}

async function readFeatures(client: Client): Promise<StoredFeature[]> {
  const { rows } = await client.query<StoredFeature>(
    `SELECT id, name, value_type IN ('boolean', 'booking-option') AS "isFlag",
       coalesce(minimum_value, 0) AS minimum, coalesce(maximum_value, 'Infinity') AS maximum
     FROM feature_type ORDER BY id`,
  );
  return rows;
}
