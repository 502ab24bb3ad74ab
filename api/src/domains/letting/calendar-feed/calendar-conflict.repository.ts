import { type CalendarFeedConflict, type Day, IMPORT_CONFLICTS_MAXIMUM } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { OpenTransaction } from '../../catalog/index.ts';

/** That neither has ended nor been settled by the owner. */
export const isOpenConflict = sql`resolved_at is null and settled_at is null`;

type ConflictRow = {
  id: string;
  source: string;
  first_day: Day;
  end_day: Day;
  kind: CalendarFeedConflict['kind'];
  booking_id: string | null;
};

/** Those that are open, of days from today on; a booking that is still the guest's own affair has no id. */
export async function listConflicts(
  database: Database,
  propertyId: string,
  today: Day,
): Promise<ConflictRow[]> {
  const { rows } = await sql<ConflictRow>`
    select import_conflict.id, source, lower(import_conflict.period) as first_day,
      upper(import_conflict.period) as end_day, occupancy.kind, rental_booking.id as booking_id
    from import_conflict join occupancy on occupancy.id = occupancy_id
    left join rental_booking on rental_booking.id = occupancy.source_id and state not in ('held', 'hold-expired')
    where import_conflict.property_id = ${propertyId} and ${isOpenConflict}
      and upper(import_conflict.period) > ${today}::date
    order by import_conflict.period, import_conflict.id limit ${IMPORT_CONFLICTS_MAXIMUM}::int
  `.execute(database);
  return rows;
}

/** May be repeated. @returns whether the home has such a conflict */
export async function settleConflict(
  transaction: OpenTransaction,
  { propertyId, conflictId, at }: { propertyId: string; conflictId: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update import_conflict set settled_at = coalesce(settled_at, ${at}::timestamptz)
    where id = ${conflictId} and property_id = ${propertyId} returning id
  `.execute(transaction);
  return rows.length > 0;
}

/** The owner has not been notified of it as it is by now. */
const isUnannounced = sql`${isOpenConflict} and (told_at is null or told_at < import_conflict.created_at)`;

/** The bookings that are in conflict with another calendar of which their owner does not know yet. */
export async function takeBookingConflicts(
  transaction: OpenTransaction,
  propertyId: string,
): Promise<string[]> {
  const { rows } = await sql<{ booking_id: string }>`
    with announced as (
      update import_conflict set told_at = clock_timestamp()
      from occupancy, rental_booking
      where import_conflict.property_id = ${propertyId} and ${isUnannounced}
        and occupancy.id = occupancy_id and occupancy.kind in ('hold', 'booking')
        and rental_booking.id = occupancy.source_id and state not in ('held', 'hold-expired')
      returning rental_booking.id as booking_id
    )
    select distinct booking_id from announced order by booking_id
  `.execute(transaction);
  return rows.map((row) => row.booking_id);
}

/**
 * Whether a lease is in conflict with another calendar, of which the owner does not know yet.
 * @returns the owner who is to be notified
 */
export async function takeLeaseConflicts(
  transaction: OpenTransaction,
  propertyId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ owner_id: string }>`
    with announced as (
      update import_conflict set told_at = clock_timestamp()
      from occupancy
      where import_conflict.property_id = ${propertyId} and ${isUnannounced}
        and occupancy.id = occupancy_id and occupancy.kind = 'lease'
      returning import_conflict.property_id
    )
    select owner_id from property where id in (select property_id from announced)
  `.execute(transaction);
  return rows[0]?.owner_id;
}
