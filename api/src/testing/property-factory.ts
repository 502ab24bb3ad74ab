import { randomUUIDv7 } from 'node:crypto';
import type pg from 'pg';
import { bookingAgreedElsewhere } from '../database/booking-agreed-elsewhere.ts';
import { insertRows } from '../database/insert-rows.ts';
import { timeZoneAt } from '../lib/time-zone-at.ts';

/** GeoNames ids and centres of the cities that tests use. */
export const LUXEMBOURG = { id: 2960316, latitude: 49.61167, longitude: 6.13 } as const;
export const TRIER = { id: 2821164, latitude: 49.75565, longitude: 6.63935 } as const;

export type PropertyInput = {
  id?: string;
  city_id?: number;
  latitude?: number;
  longitude?: number;
  time_zone?: string;
  property_type_id?: number;
  rental_type_id?: number;
  guest_count?: number;
  is_available_for_short_term?: boolean;
  is_available_for_long_term?: boolean;
  nightly_price?: number | null;
  monthly_price?: number | null;
  minimum_nights?: number;
  maximum_nights?: number;
  move_in_date?: string | null;
  bookable_until?: string;
  allows_same_day_turnover?: boolean;
  source?: string;
  source_id?: string;
  review_count?: number;
  rating_average?: number | null;
  original_language?: string;
  ad_state?: string;
  created_at?: string;
  /** Feature values by name. */
  features?: Record<string, number>;
  /** Titles by language. */
  titles?: Record<string, string>;
  images?: string[];
};

export async function insertProfile(client: pg.Client): Promise<string> {
  const userId = randomUUIDv7();
  await client.query(`insert into profile (user_id, first_name, last_name) values ($1, 'Léa', 'Muller')`, [
    userId,
  ]);
  return userId;
}

/**
 * A published home for two in Luxembourg at 100 € a night, open for ten years, unless the input says
 * otherwise.
 */
export async function insertProperty(client: pg.Client, input: PropertyInput = {}): Promise<string> {
  const { features = {}, titles = { en: 'A home' }, images = [], ...columns } = input;
  const row = {
    id: randomUUIDv7(),
    owner_id: await insertProfile(client),
    city_id: LUXEMBOURG.id,
    latitude: LUXEMBOURG.latitude,
    longitude: LUXEMBOURG.longitude,
    property_type_id: 1,
    rental_type_id: 1,
    guest_count: 2,
    is_available_for_short_term: true,
    is_available_for_long_term: false,
    currency: 'EUR',
    nightly_price: 10_000,
    minimum_nights: 1,
    maximum_nights: 365,
    bookable_until: '2040-01-01',
    original_language: 'en',
    ad_state: 'published',
    time_zone: timeZoneAt({ ...LUXEMBOURG, ...columns }),
    ...columns,
  };
  const names = Object.keys(row);
  await client.query(
    `insert into property (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row),
  );
  await client.query(
    `insert into property_feature select $1, feature_type.id, given.value::float8
     from jsonb_each_text($2) as given (name, value) join feature_type on feature_type.name = given.name`,
    [row.id, JSON.stringify(features)],
  );
  for (const [language, title] of Object.entries(titles)) {
    await client.query('insert into property_text values ($1, $2, $3, $4)', [
      row.id,
      language,
      title,
      `${title}.`,
    ]);
  }
  for (const [position, path] of images.entries()) {
    await client.query('insert into property_image values ($1, $2, $3)', [row.id, position, path]);
  }
  return row.id;
}

/** The columns of a home that are written, for statements that copy homes. */
export async function writtenColumns(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    `select string_agg(attname, ', ' order by attnum) as names from pg_attribute
     where attrelid = 'property'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  return rows[0].names;
}

export type BookingInput = { arrival: string; departure: string; allowsTurnover?: boolean; state?: string };

/** Agreed elsewhere, with the days that it takes, unless it is cancelled. @returns its id */
export async function insertBooking(
  client: pg.ClientBase,
  propertyId: string,
  guestId: string,
  { arrival, departure, allowsTurnover = false, state = 'confirmed' }: BookingInput,
): Promise<string> {
  const id = randomUUIDv7();
  const row = bookingAgreedElsewhere({
    id,
    property_id: propertyId,
    guest_id: guestId,
    arrival_date: arrival,
    departure_date: departure,
    allows_same_day_turnover: allowsTurnover,
    created_at: new Date().toISOString(),
  });
  await insertRows(client, 'rental_booking', [
    { ...row, state, ...(state === 'cancelled' ? { cancelled_by: 'guest', clock_at: null } : {}) },
  ]);
  await client.query(
    `insert into occupancy (id, property_id, period, kind, source_id)
     select gen_random_uuid(), property_id, occupied, 'booking', id
     from rental_booking where id = $1 and state <> 'cancelled'`,
    [id],
  );
  return id;
}
