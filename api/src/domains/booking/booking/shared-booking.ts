import type { BookingState, Day, SharedStayState } from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import { UNKNOWN_TO_OWNER } from '../lifecycle/booking-news.ts';

type Stay = { propertyId: string; guestId: string };

/** The guest has paid, whatever became of the stay later. */
const CERTAIN: readonly BookingState[] = ['confirmed', 'in-stay', 'completed', 'no-show', 'disputed'];
/** Nobody comes, or came. */
const FAILED: readonly BookingState[] = ['request-expired', 'declined', 'withdrawn', 'cancelled'];
const RUNNING: readonly BookingState[] = ['confirmed', 'in-stay'];

/** Whether guest and owner both know of a booking of the home. */
export async function hasSharedBooking(
  database: Database | OpenTransaction,
  { propertyId, guestId }: Stay,
): Promise<boolean> {
  const { rows } = await sql`
    select from rental_booking
    where property_id = ${propertyId} and guest_id = ${guestId}
      and state <> all (${[...UNKNOWN_TO_OWNER]}::text[]) limit 1
  `.execute(database);
  return rows.length > 0;
}

/** Of a home and a guest: the stay that owner and guest are concerned with first. */
export type SharedStay = {
  bookingId: string;
  state: SharedStayState;
  arrivalDate: Day;
  departureDate: Day;
};

/**
 * The stay of a guest in a home that both know of: the next one that has not failed, otherwise the last. An
 * expression of SQL.
 * @param property column or value with the id of the home, and so is `guest` with the guest's
 */
export function sharedStay(
  property: RawBuilder<unknown>,
  guest: RawBuilder<unknown>,
  today: Day,
): RawBuilder<SharedStay | null> {
  return sql`(
    select json_build_object(
      'bookingId', id, 'state', case when deadline_kind = 'payment' then 'payment-due' else state end,
      'arrivalDate', arrival_date, 'departureDate', departure_date
    )
    from rental_booking
    where property_id = ${property} and guest_id = ${guest}
      and state <> all (${[...UNKNOWN_TO_OWNER]}::text[])
    order by state = any (${[...FAILED]}::text[]), departure_date < ${today}::date,
      abs(departure_date - ${today}::date)
    limit 1
  )`;
}

export async function findSharedStay(
  database: Database | OpenTransaction,
  { propertyId, guestId }: Stay,
  today: Day,
): Promise<SharedStay | null> {
  const { rows } = await sql<{ stay: SharedStay | null }>`
    select ${sharedStay(sql`${propertyId}::uuid`, sql`${guestId}::uuid`, today)} as stay
  `.execute(database);
  return rows[0]?.stay ?? null;
}

/**
 * Whether a guest has or had a certain stay in some home of an owner: an expression of SQL.
 * @param guest column with the id of the guest, and so is `owner`
 */
export function hasCertainStay(guest: RawBuilder<unknown>, owner: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (
    select from rental_booking join property on property.id = rental_booking.property_id
    where guest_id = ${guest} and owner_id = ${owner} and state = any (${[...CERTAIN]}::text[])
  )`;
}

/**
 * Whether a guest has a stay in a home that is confirmed and not over: an expression of SQL.
 * @param property column with the id of the home, and so is `guest` with the guest's
 */
export function runningStay(property: RawBuilder<unknown>, guest: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (
    select from rental_booking
    where property_id = ${property} and guest_id = ${guest} and state = any (${[...RUNNING]}::text[])
  )`;
}

export async function hasRunningStay(
  database: Database | OpenTransaction,
  { propertyId, guestId }: Stay,
): Promise<boolean> {
  const { rows } = await sql<{ is_running: boolean }>`
    select ${runningStay(sql`${propertyId}::uuid`, sql`${guestId}::uuid`)} as is_running
  `.execute(database);
  return rows[0]?.is_running ?? false;
}
