import { randomUUIDv7 } from 'node:crypto';
import type { BookingActor, BookingState, BookingTransitionName } from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import type { BookingRow, BookingValues } from './booking-row.ts';

/** Of `rental_booking` and `property`: those of a `BookingRow`. */
export const bookingColumns = sql`
  rental_booking.id, rental_booking.property_id, property.owner_id, rental_booking.guest_id, rental_booking.state,
  is_instant, arrival_date, departure_date, rental_booking.allows_same_day_turnover,
  adult_count, children_count, infant_count, pet_count, quote, quote_digest, conversion_rate, option_array,
  discount_array, night_price_array, night_array, policy, rental_booking.time_zone,
  to_char(rental_booking.check_in_time, 'HH24:MI') as check_in_time,
  to_char(rental_booking.check_out_time, 'HH24:MI') as check_out_time, house_rules, rental_booking.deposit,
  guest_fee_percent, owner_fee_percent, message, contact, rental_booking.language, deadline_kind, deadline_at,
  is_hold_prolonged, clock_at, confirmed_at, cancelled_by, refund, rental_booking.created_at`;

export async function findBookingRow(
  database: Database | OpenTransaction,
  id: string,
): Promise<BookingRow | undefined> {
  const { rows } = await sql<BookingRow>`
    select ${bookingColumns} from rental_booking join property on property.id = rental_booking.property_id
    where rental_booking.id = ${id}
  `.execute(database);
  return rows[0];
}

const JSON_COLUMNS = new Set<string>([
  ...['quote', 'option_array', 'discount_array', 'night_price_array', 'night_array', 'policy', 'contact'],
  'refund',
]);

export type NewBooking = Omit<BookingRow, 'owner_id' | 'created_at'> & { created_at: Date };

/**
 * As a part of a statement: a new booking for each row of `source`, which has one or none. Where there is a
 * booking with the id already there is no row. All columns are one parameter, which is prepared sooner than
 * forty.
 */
export function bookingInsertion(row: NewBooking, source: string): RawBuilder<{ id: string }> {
  const columns = sql.raw(Object.keys(row).join(', '));
  return sql`
    insert into rental_booking (${columns})
    select ${columns}
    from ${sql.ref(source)} cross join jsonb_populate_record(null::rental_booking, ${JSON.stringify(row)}::jsonb)
    on conflict (id) do nothing returning id`;
}

/** @returns false unless the booking is in the state `from` */
export async function updateBookingRow(
  transaction: OpenTransaction,
  { id, from }: { id: string; from: BookingState },
  values: BookingValues,
): Promise<boolean> {
  const assignments = Object.entries(values).map(
    ([column, value]) => sql`${sql.ref(column)} = ${columnValue(column, value)}`,
  );
  const { rows } = await sql`
    update rental_booking set ${sql.join(assignments)} where id = ${id} and state = ${from} returning id
  `.execute(transaction);
  return rows.length > 0;
}

export async function updateClock(transaction: OpenTransaction, id: string, at: Date | null): Promise<void> {
  await sql`update rental_booking set clock_at = ${at} where id = ${id}`.execute(transaction);
}

function columnValue(column: string, value: unknown): RawBuilder<unknown> {
  if (!JSON_COLUMNS.has(column) || value === null) return sql`${value}`;
  return sql`${JSON.stringify(value)}::jsonb`;
}

export type EventRow = {
  transition: BookingTransitionName;
  actor: BookingActor;
  reason: string | null;
  at: string;
};

type NewEvent = Omit<EventRow, 'at'> & { at: Date };

/** As a part of a statement: the event for each row of `source`, which has one or none. */
export function eventInsertion(bookingId: string, event: NewEvent, source: string): RawBuilder<unknown> {
  const { transition, actor, reason, at } = event;
  return sql`
    insert into booking_event (id, booking_id, transition, actor, reason, at)
    select ${randomUUIDv7()}, ${bookingId}, ${transition}, ${actor}, ${reason}, ${at} from ${sql.ref(source)}`;
}

export async function insertEvent(
  transaction: OpenTransaction,
  bookingId: string,
  { transition, actor, reason, at }: NewEvent,
): Promise<void> {
  await sql`
    insert into booking_event (id, booking_id, transition, actor, reason, at)
    values (${randomUUIDv7()}, ${bookingId}, ${transition}, ${actor}, ${reason}, ${at})
  `.execute(transaction);
}

/** Oldest first. */
export async function findEvents(
  database: Database | OpenTransaction,
  bookingId: string,
): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select transition, actor, reason, at from booking_event where booking_id = ${bookingId} order by sequence
  `.execute(database);
  return rows;
}

export async function hasEvent(
  transaction: OpenTransaction,
  bookingId: string,
  { transition, actor }: Pick<EventRow, 'transition' | 'actor'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from booking_event
    where booking_id = ${bookingId} and transition = ${transition} and actor = ${actor} limit 1
  `.execute(transaction);
  return rows.length > 0;
}
