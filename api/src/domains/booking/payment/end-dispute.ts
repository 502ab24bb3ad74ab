import {
  BOOKING_TRANSITIONS,
  type BookingState,
  NO_SHOW_OBJECTION_HOURS,
  PAYMENT_HOURS,
} from '@moien/contract';
import { HOUR_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { cancelBooking } from '../cancellation/cancel-booking.ts';
import { runClock } from '../clock/run-clock.ts';
import { addMails } from '../lifecycle/add-mails.ts';
import { type EventRow, findEvents } from '../lifecycle/booking.repository.ts';
import type { BookingRow, BookingValues } from '../lifecycle/booking-row.ts';
import { checkInOf, isOver } from '../lifecycle/stay-times.ts';
import { transition } from '../lifecycle/transition.ts';
import type { TransitionContext } from '../lifecycle/transition-context.ts';
import { type PaymentTotals, unpaidOf } from '../payments.port.ts';

/**
 * The booking is again what it was before its payment was disputed, and catches up with the clock. A stay
 * that has not begun and that the guest does not pay for any more is cancelled by the guest's rule.
 */
export async function endDispute(
  context: TransitionContext,
  booking: BookingRow,
  outcome: 'won' | 'lost',
): Promise<void> {
  const back = stateBefore(await findEvents(context.transaction, booking.id));
  const totals = await context.payments.totalsOf(context.transaction, booking.id);
  const values = valuesAfter(context, booking, { back, totals });
  const ended = await transition(
    context,
    booking,
    { name: 'dispute-ended', actor: 'provider', back },
    values,
  );
  await addMails(context, booking, [`booking-dispute-${outcome}-owner`]);
  const isAhead = back === 'confirmed' && !isOver(checkInOf(booking), context.at);
  // One of several that ended before this one may have been lost.
  if (isAhead && (outcome === 'lost' || totals.lost > 0))
    return cancelBooking(context, ended, { actor: 'provider', rule: 'guest', reason: '' });
  if (ended.deadline_kind === 'payment')
    await addMails(context, booking, ['booking-payment-failed-guest', 'booking-payment-failed-owner']);
  await runClock(context, booking.id);
}

/** A booking of the demo may have no events. */
function stateBefore(events: readonly EventRow[]): BookingState {
  const last = events.findLast(({ transition: name }) => name !== 'disputed' && name !== 'dispute-ended');
  const found = BOOKING_TRANSITIONS.find(({ name }) => name === last?.transition);
  return found?.to ?? 'completed';
}

/**
 * What waited for somebody when the payment was disputed has its whole time again, and so has what could not
 * be taken meanwhile.
 */
function valuesAfter(
  { at }: TransitionContext,
  booking: BookingRow,
  { back, totals }: { back: BookingState; totals: PaymentTotals },
): BookingValues {
  const inHours = (hours: number) => new Date(at.getTime() + hours * HOUR_MILLISECONDS).toISOString();
  if (back === 'no-show' && booking.refund === null)
    return { deadline_kind: 'no-show-objection', deadline_at: inHours(NO_SHOW_OBJECTION_HOURS) };
  const isRunning = back === 'confirmed' || back === 'in-stay';
  if (!isRunning) return {};
  return unpaidOf(totals, booking.quote.total) > 0
    ? { deadline_kind: 'payment', deadline_at: inHours(PAYMENT_HOURS) }
    : {};
}
