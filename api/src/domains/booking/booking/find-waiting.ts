import type { BookingRole, BookingState } from '@moien/contract';
import { sql } from 'kysely';
import type { OpenTransaction } from '../../catalog/index.ts';
import { ofPerson } from './booking-view.ts';

const STATES: readonly BookingState[] = ['held', 'requested', 'confirmed', 'in-stay', 'no-show'];

export type WaitingRow = {
  id: string;
  ends_at: string;
  /** It is not the booking that waits, but a change that the other side has proposed. */
  is_change: boolean;
};

/** The bookings that wait for a person in one role, the one whose time ends first first. */
export async function findWaiting(
  transaction: OpenTransaction,
  { userId, role, at }: { userId: string; role: BookingRole; at: Date },
): Promise<WaitingRow[]> {
  const isDue =
    role === 'guest'
      ? sql`(rental_booking.state = 'held' or deadline_kind in ('payment', 'no-show-objection'))`
      : sql`rental_booking.state = 'requested'`;
  // An owner does not learn of a guest's change before the difference that it costs is authorised.
  const isOfOther =
    role === 'guest'
      ? sql`proposed_by = 'owner'`
      : sql`proposed_by = 'guest' and (difference <= 0 or authorised_at is not null)`;
  const { rows } = await sql<WaitingRow>`
    select rental_booking.id, coalesce(due.ends_at, change.ends_at) as ends_at, due.ends_at is null as is_change
    from rental_booking
    join property on property.id = rental_booking.property_id
    left join lateral (
      select deadline_at as ends_at where ${isDue} and deadline_at > ${at}
    ) as due on true
    left join lateral (
      select ends_at from booking_change
      where booking_id = rental_booking.id and booking_change.state = 'proposed' and ends_at > ${at} and ${isOfOther}
    ) as change on true
    where ${ofPerson(role, userId)} and rental_booking.state = any (${STATES}::text[])
      and coalesce(due.ends_at, change.ends_at) is not null
    order by 2, rental_booking.id
  `.execute(transaction);
  return rows;
}
