import { holdEndsAt } from '@moien/contract';
import { exceedsNightLimit } from '../night-limit/exceeds-night-limit.ts';
import type { BookingRow } from './booking-row.ts';
import { checkInOf, isOver } from './stay-times.ts';
import { transition, writeValues } from './transition.ts';
import type { TransitionContext } from './transition-context.ts';

/** Frees the nights of a hold that has run out, unless a payment of it is under way. */
export async function expireHold(
  context: TransitionContext,
  booking: BookingRow,
): Promise<'expired' | 'payment-under-way'> {
  if (await context.payments.hasOpenAttempt(context.transaction, booking.id)) return 'payment-under-way';
  await transition(context, booking, { name: 'hold-expired', actor: 'clock' });
  await context.occupancy.releaseNights(context.transaction, booking.id);
  return 'expired';
}

/** Once, for a guest who confirms the payment on the bank's page. */
export async function prolongHold(context: TransitionContext, booking: BookingRow): Promise<void> {
  if (booking.state !== 'held' || booking.is_hold_prolonged || booking.deadline_at === null) return;
  const endsAt = holdEndsAt(new Date(booking.deadline_at), false);
  await context.occupancy.prolongHold(context.transaction, booking.id, endsAt);
  await writeValues(context, booking, { is_hold_prolonged: true, deadline_at: endsAt.toISOString() });
}

/**
 * Gives a guest the nights again for whom the provider answered only after the hold had run out. What a
 * person has ended stays ended, and so does a request whose authorisation was given back.
 * @returns undefined when the nights are no longer free, or the stay has begun
 */
export async function holdAgain(
  context: TransitionContext,
  booking: BookingRow,
): Promise<BookingRow | undefined> {
  if (booking.state !== 'hold-expired' || isOver(checkInOf(booking), context.at)) return undefined;
  const stay = {
    propertyId: booking.property_id,
    arrivalDate: booking.arrival_date,
    departureDate: booking.departure_date,
  };
  if (await exceedsNightLimit(context.transaction, { ...stay, bookingId: booking.id })) return undefined;
  const endsAt = holdEndsAt(context.at, false);
  const { outcome } = await context.occupancy.takeNights(context.transaction, {
    ...stay,
    sourceId: booking.id,
    allowsSameDayTurnover: booking.allows_same_day_turnover,
    kind: 'hold',
    endsAt,
  });
  if (outcome === 'dates-taken') return undefined;
  return transition(
    context,
    booking,
    { name: 'held-again', actor: 'provider' },
    { deadline_kind: 'hold', deadline_at: endsAt.toISOString() },
  );
}
