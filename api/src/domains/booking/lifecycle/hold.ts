import { holdEndsAt } from '@moien/contract';
import type { BookingRow } from './booking-row.ts';
import { checkInOf, isOver } from './stay-times.ts';
import { transition, writeValues } from './transition.ts';
import type { Work } from './work.ts';

/** Frees the nights of a hold that has run out, unless a payment of it is under way. */
export async function expireHold(work: Work, booking: BookingRow): Promise<'expired' | 'payment-under-way'> {
  if (await work.payments.hasOpenAttempt(work.transaction, booking.id)) return 'payment-under-way';
  await transition(work, booking, { name: 'hold-expired', actor: 'clock' });
  await work.occupancy.releaseNights(work.transaction, booking.id);
  return 'expired';
}

/** Once, for a guest who confirms the payment on the bank's page. */
export async function prolongHold(work: Work, booking: BookingRow): Promise<void> {
  if (booking.state !== 'held' || booking.is_hold_prolonged || booking.deadline_at === null) return;
  const endsAt = holdEndsAt(new Date(booking.deadline_at), false);
  await work.occupancy.prolongHold(work.transaction, booking.id, endsAt);
  await writeValues(work, booking, { is_hold_prolonged: true, deadline_at: endsAt.toISOString() });
}

/**
 * Gives a guest the nights again for whom the provider answered only after the hold had run out. What a
 * person has ended stays ended, and so does a request whose authorisation was given back.
 * @returns undefined when the nights are no longer free, or the stay has begun
 */
export async function holdAgain(work: Work, booking: BookingRow): Promise<BookingRow | undefined> {
  if (booking.state !== 'hold-expired' || isOver(checkInOf(booking), work.at)) return undefined;
  const endsAt = holdEndsAt(work.at, false);
  const { outcome } = await work.occupancy.takeNights(work.transaction, {
    propertyId: booking.property_id,
    sourceId: booking.id,
    arrivalDate: booking.arrival_date,
    departureDate: booking.departure_date,
    allowsSameDayTurnover: booking.allows_same_day_turnover,
    kind: 'hold',
    endsAt,
  });
  if (outcome === 'dates-taken') return undefined;
  return transition(
    work,
    booking,
    { name: 'held-again', actor: 'provider' },
    { deadline_kind: 'hold', deadline_at: endsAt.toISOString() },
  );
}
