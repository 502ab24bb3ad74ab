import { sql } from 'kysely';
import { jobAddition } from '../../../jobs/add-job.ts';
import { type OpenTransaction, takingStatement } from '../../catalog/index.ts';
import { bookingInsertion, eventInsertion, type NewBooking } from '../lifecycle/booking.repository.ts';
import { clockOptions } from '../lifecycle/transition.ts';
import type { TransitionContext } from '../lifecycle/transition-context.ts';

type Written = { has_nights: boolean; has_booking: boolean; job: unknown };

/**
 * Takes the nights and writes the booking, its first event and the job of its clock, all in one statement:
 * each way to the server and back costs more than what it writes. The home is locked by the caller.
 */
export async function insertHeld(
  { transaction, at }: Pick<TransitionContext, 'at'> & { transaction: OpenTransaction },
  row: NewBooking,
): Promise<'held' | 'dates-taken' | 'id-taken'> {
  const endsAt = new Date(row.deadline_at ?? at);
  const nights = takingStatement({
    propertyId: row.property_id,
    sourceId: row.id,
    arrivalDate: row.arrival_date,
    departureDate: row.departure_date,
    allowsSameDayTurnover: row.allows_same_day_turnover,
    kind: 'hold',
    endsAt,
  });
  const event = { transition: 'held', actor: 'guest', reason: null, at } as const;
  const clock = jobAddition('run-booking-clock', { bookingId: row.id }, clockOptions(row.id, endsAt));
  const { rows } = await sql<Written>`
    with nights as (${nights}),
      booking as (${bookingInsertion(row, 'nights')}),
      event as (${eventInsertion(row.id, event, 'booking')})
    select exists (select from nights) as has_nights, exists (select from booking) as has_booking,
      (select job.id from booking cross join ${clock} as job) as job
  `.execute(transaction);
  const [written] = rows;
  if (!written?.has_nights) return 'dates-taken';
  return written.has_booking ? 'held' : 'id-taken';
}
