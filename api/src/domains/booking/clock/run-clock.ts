import { MINUTE_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { cancelBooking } from '../cancellation/cancel-booking.ts';
import { settleNoShow } from '../cancellation/no-show.ts';
import { expireChange } from '../change/booking-change.ts';
import type { BookingRow } from '../lifecycle/booking-row.ts';
import { expireHold } from '../lifecycle/hold.ts';
import { lockBooking } from '../lifecycle/lock-booking.ts';
import { findProposedChange } from '../lifecycle/proposed-change.ts';
import { expireRequest } from '../lifecycle/request.ts';
import { checkInOf, checkOutOf, isOver } from '../lifecycle/stay-times.ts';
import { planClock, transition } from '../lifecycle/transition.ts';
import type { TransitionContext } from '../lifecycle/transition-context.ts';

/** Against an endless loop: fewer things than this can be due for one booking at once. */
const STEPS_MAXIMUM = 10;

/**
 * Does everything that is due with a booking by the server's clock. What waits for the answer to a payment is
 * looked at again a minute later.
 */
export async function runClock(context: TransitionContext, bookingId: string): Promise<void> {
  for (let step = 0; step < STEPS_MAXIMUM; step += 1) {
    const booking = await lockBooking(context, bookingId);
    if (!booking) return;
    const outcome = await runStep(context, booking);
    if (outcome === 'nothing') return keepJob(context, booking);
    if (outcome === 'payment-under-way')
      return planClock(context, bookingId, new Date(context.at.getTime() + MINUTE_MILLISECONDS));
  }
}

/** Nothing is due yet when this process's clock is behind the queue's: plans the job again. */
async function keepJob(context: TransitionContext, booking: BookingRow): Promise<void> {
  if (booking.clock_at !== null) await planClock(context, booking.id, new Date(booking.clock_at));
}

type Outcome = 'done' | 'nothing' | 'payment-under-way';

async function runStep(context: TransitionContext, booking: BookingRow): Promise<Outcome> {
  if (isOver(booking.deadline_at, context.at)) return endDeadline(context, booking);
  const change = await findProposedChange(context.transaction, booking.id);
  if (change && isOver(change.ends_at, context.at)) {
    await expireChange(context, booking);
    return 'done';
  }
  return runStay(context, booking);
}

async function endDeadline(context: TransitionContext, booking: BookingRow): Promise<Outcome> {
  switch (booking.deadline_kind) {
    case 'hold':
      return (await expireHold(context, booking)) === 'expired' ? 'done' : 'payment-under-way';
    case 'request':
      await expireRequest(context, booking);
      return 'done';
    case 'payment':
      if (await context.payments.hasOpenAttempt(context.transaction, booking.id)) return 'payment-under-way';
      await cancelBooking(context, booking, { actor: 'clock', rule: 'guest', reason: '' });
      return 'done';
    case 'no-show-objection':
      await settleNoShow(context, booking);
      return 'done';
    default:
      return 'nothing';
  }
}

async function runStay(context: TransitionContext, booking: BookingRow): Promise<Outcome> {
  if (booking.state === 'confirmed' && isOver(checkInOf(booking), context.at)) {
    const { deadline_kind, deadline_at } = booking;
    await transition(
      context,
      booking,
      { name: 'stay-begun', actor: 'clock' },
      { deadline_kind, deadline_at },
    );
    return 'done';
  }
  const isEnding = booking.state === 'in-stay' && booking.deadline_kind === null;
  if (isEnding && isOver(checkOutOf(booking), context.at)) {
    await transition(context, booking, { name: 'completed', actor: 'clock' });
    return 'done';
  }
  return 'nothing';
}
