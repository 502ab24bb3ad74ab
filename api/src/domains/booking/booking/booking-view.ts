import type { BookingGroup, BookingRole, BookingState, Day, LanguageTag } from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { textIn } from '../../../database/property-text.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import { bookingColumns } from '../lifecycle/booking.repository.ts';
import type { BookingRow } from '../lifecycle/booking-row.ts';

type PersonColumns = {
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  image_path: string | null;
};

/** A booking with its home and both people. */
export type BookingView = BookingRow & {
  title: string;
  image_path: string | null;
  city_id: number;
  city_name: string;
  country_code: string;
  latitude: number;
  longitude: number;
  registration_number: string | null;
  /** How often dates or guests have changed since it was booked. */
  accepted_change_count: number;
  /** What the host claims of the deposit, and what was decided, in minor units. */
  deposit_claim: number | null;
  deposit_taken: number | null;
  owner: PersonColumns;
  guest: PersonColumns;
};

const personOf = (person: 'owner' | 'guest', userId: RawBuilder<unknown>) => sql`
  join lateral (
    select jsonb_build_object('first_name', first_name, 'last_name', last_name, 'email', email,
      'image_path', image_path, 'phone', account.phone_prefix || ' ' || account.phone_number) as columns
    from profile left join account on account.user_id = profile.user_id
    where profile.user_id = ${userId}
  ) as ${sql.ref(person)} on true`;

const viewIn = (language: LanguageTag) => sql`
  select ${bookingColumns}, coalesce(text.title, city.localized_name ->> ${language}, city.name) as title,
    (
      select path from property_image where property_image.property_id = property.id order by position limit 1
    ) as image_path,
    coalesce(city.localized_name ->> ${language}, city.name) as city_name, property.city_id, city.country_code,
    property.latitude, property.longitude, property.registration_number,
    (
      select count(*)::int from booking_change
      where booking_id = rental_booking.id and booking_change.state = 'accepted'
    ) as accepted_change_count,
    (select claim_amount from booking_deposit where booking_id = rental_booking.id) as deposit_claim,
    (select captured_amount from booking_deposit where booking_id = rental_booking.id) as deposit_taken,
    owner.columns as owner, guest.columns as guest
  from rental_booking
  join property on property.id = rental_booking.property_id
  join city on city.id = property.city_id
  ${personOf('owner', sql.ref('property.owner_id'))}
  ${personOf('guest', sql.ref('rental_booking.guest_id'))}
  left join lateral ${textIn(language)} as text on true`;

export async function findBookingView(
  transaction: Database | OpenTransaction,
  id: string,
  language: LanguageTag,
): Promise<BookingView | undefined> {
  const { rows } = await sql<BookingView>`
    ${viewIn(language)} where rental_booking.id = ${id}
  `.execute(transaction);
  return rows[0];
}

/**
 * An owner learns of a booking once it is requested or confirmed, and nobody looks for a hold that ran out.
 */
const STATES: Record<BookingGroup, Record<BookingRole, readonly BookingState[]>> = {
  open: { guest: ['held', 'requested'], owner: ['requested'] },
  upcoming: { guest: ['confirmed', 'in-stay'], owner: ['confirmed', 'in-stay'] },
  past: { guest: ['completed', 'no-show', 'disputed'], owner: ['completed', 'no-show', 'disputed'] },
  cancelled: {
    guest: ['cancelled', 'declined', 'withdrawn', 'request-expired'],
    owner: ['cancelled', 'declined', 'withdrawn', 'request-expired'],
  },
};

/** The last booking of the page before. */
export type BookingCursor = { arrivalDate: Day; id: string };

export type BookingList = {
  userId: string;
  role: BookingRole;
  group: BookingGroup;
  propertyId: string | undefined;
  after: BookingCursor | undefined;
  language: LanguageTag;
  limit: number;
};

/** SQL on `rental_booking` and `property`. */
export const ofPerson = (role: BookingRole, userId: string) =>
  role === 'guest' ? sql`rental_booking.guest_id = ${userId}` : sql`property.owner_id = ${userId}`;

/** Nearest first: those to come by their arrival, the others from the latest arrival back. */
export async function findBookingViews(
  transaction: OpenTransaction,
  { userId, role, group, propertyId, after, language, limit }: BookingList,
): Promise<BookingView[]> {
  const isForwards = group === 'open' || group === 'upcoming';
  const position = sql`(rental_booking.arrival_date, rental_booking.id)`;
  const cursor = after && sql`(${after.arrivalDate}::date, ${after.id}::uuid)`;
  const { rows } = await sql<BookingView>`
    ${viewIn(language)}
    where ${ofPerson(role, userId)} and rental_booking.state = any (${STATES[group][role]}::text[])
      ${propertyId ? sql`and rental_booking.property_id = ${propertyId}` : sql``}
      ${cursor ? (isForwards ? sql`and ${position} > ${cursor}` : sql`and ${position} < ${cursor}`) : sql``}
    order by rental_booking.arrival_date ${isForwards ? sql`` : sql`desc`},
      rental_booking.id ${isForwards ? sql`` : sql`desc`}
    limit ${limit}::int
  `.execute(transaction);
  return rows;
}

/** Whether somebody lets a home, published or not. */
export async function hasHome(transaction: OpenTransaction, ownerId: string): Promise<boolean> {
  const { rows } = await sql`select from property where owner_id = ${ownerId} limit 1`.execute(transaction);
  return rows.length > 0;
}

/** Bookings of a person with something due that no job has done yet, longest due first. */
export async function findDueOfPerson(
  transaction: OpenTransaction,
  { userId, role, at, limit }: { userId: string; role: BookingRole; at: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select rental_booking.id from rental_booking join property on property.id = rental_booking.property_id
    where ${ofPerson(role, userId)} and clock_at < ${at} order by clock_at limit ${limit}::int
  `.execute(transaction);
  return rows.map(({ id }) => id);
}

/** The same for everybody's bookings. */
export async function findDue(transaction: OpenTransaction, at: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from rental_booking where clock_at < ${at} order by clock_at limit ${limit}::int
  `.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Requests that the owner can still answer. */
export async function countRequests(
  database: Database | OpenTransaction,
  ownerId: string,
  at: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from rental_booking join property on property.id = rental_booking.property_id
    where property.owner_id = ${ownerId} and state = 'requested' and deadline_at >= ${at}
  `.execute(database);
  return rows[0]?.count ?? 0;
}
