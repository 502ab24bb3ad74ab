import type { BookingActor, CancelledBy } from '@moien/contract';
import { ProblemError } from '../../../lib/problem-error.ts';
import { addMails } from '../lifecycle/add-mails.ts';
import { hasEvent } from '../lifecycle/booking.repository.ts';
import { bookingMovedOn } from '../lifecycle/booking-problems.ts';
import type { BookingRow } from '../lifecycle/booking-row.ts';
import { checkOutOf, firstNightLeft, isOver } from '../lifecycle/stay-times.ts';
import { transition } from '../lifecycle/transition.ts';
import type { TransitionContext } from '../lifecycle/transition-context.ts';
import { refundDue } from './refund-due.ts';

type Cancellation = {
  actor: Extract<BookingActor, 'guest' | 'owner' | 'admin' | 'clock' | 'provider'>;
  /** Whose rule decides what comes back, and what becomes of the nights. */
  rule: CancelledBy;
  reason: string;
  /** The refund that the person was shown, in minor units; another one by now is refused. */
  shownTotal?: number;
};

/**
 * Ends a confirmed booking, by a person before its departure. The refund is that of the frozen policy.
 * @throws ProblemError 409 `booking-moved-on`, `payment-under-way`, or `refund-changed`
 */
export async function cancelBooking(
  context: TransitionContext,
  booking: BookingRow,
  { actor, rule, reason, shownTotal }: Cancellation,
): Promise<void> {
  const { transaction, payments } = context;
  if (await hasEvent(transaction, booking.id, { transition: 'cancelled', actor })) return;
  const isRunning = booking.state === 'confirmed' || booking.state === 'in-stay';
  // The clock cancels a stay that was not paid in time, for a short stay maybe after its check-out.
  const isLate = actor !== 'clock' && actor !== 'provider' && isOver(checkOutOf(booking), context.at);
  if (!isRunning || isLate) throw bookingMovedOn();
  // An open payment would change the refund: it is known once the provider has answered.
  if (await payments.hasOpenAttempt(transaction, booking.id))
    throw new ProblemError(409, 'payment-under-way');
  const refund = await refundDue(context, booking, rule);
  if (shownTotal !== undefined && shownTotal !== refund.total) throw new ProblemError(409, 'refund-changed');
  await transition(context, booking, { name: 'cancelled', actor, reason }, { cancelled_by: rule, refund });
  if (refund.total > 0)
    await payments.orderRefund(transaction, {
      bookingId: booking.id,
      amount: refund.total,
      currency: refund.currency,
      key: 'cancellation',
    });
  if (rule === 'owner')
    await context.occupancy.blockNights(transaction, booking.id, firstNightLeft(booking, context.at));
  else await freeNightsLeft(context, booking);
  await addMails(context, booking, ['booking-cancelled-guest', 'booking-cancelled-owner']);
}

/** Frees the nights that have not begun. */
export async function freeNightsLeft(context: TransitionContext, booking: BookingRow): Promise<void> {
  const { occupancy, transaction } = context;
  const departureDate = firstNightLeft(booking, context.at);
  if (departureDate === booking.arrival_date) await occupancy.releaseNights(transaction, booking.id);
  else if (departureDate < booking.departure_date)
    await occupancy.moveNights(transaction, {
      propertyId: booking.property_id,
      bookingId: booking.id,
      arrivalDate: booking.arrival_date,
      departureDate,
      allowsSameDayTurnover: booking.allows_same_day_turnover,
    });
}
