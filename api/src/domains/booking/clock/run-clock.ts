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
import type { Work } from '../lifecycle/work.ts';

/** Against an endless loop: fewer things than this can be due for one booking at once. */
const STEPS_MAXIMUM = 10;

/**
 * Does everything that is due with a booking by the server's clock. What waits for the answer to a payment is
 * looked at again a minute later.
 */
export async function runClock(work: Work, bookingId: string): Promise<void> {
  for (let step = 0; step < STEPS_MAXIMUM; step += 1) {
    const booking = await lockBooking(work, bookingId);
    if (!booking) return;
    const outcome = await runStep(work, booking);
    if (outcome === 'nothing') return keepJob(work, booking);
    if (outcome === 'payment-under-way')
      return planClock(work, bookingId, new Date(work.at.getTime() + MINUTE_MILLISECONDS));
  }
}

/** Nothing is due yet when this process's clock is behind the queue's: plans the job again. */
async function keepJob(work: Work, booking: BookingRow): Promise<void> {
  if (booking.clock_at !== null) await planClock(work, booking.id, new Date(booking.clock_at));
}

type Outcome = 'done' | 'nothing' | 'payment-under-way';

async function runStep(work: Work, booking: BookingRow): Promise<Outcome> {
  if (isOver(booking.deadline_at, work.at)) return endDeadline(work, booking);
  const change = await findProposedChange(work.transaction, booking.id);
  if (change && isOver(change.ends_at, work.at)) {
    await expireChange(work, booking);
    return 'done';
  }
  return runStay(work, booking);
}

async function endDeadline(work: Work, booking: BookingRow): Promise<Outcome> {
  switch (booking.deadline_kind) {
    case 'hold':
      return (await expireHold(work, booking)) === 'expired' ? 'done' : 'payment-under-way';
    case 'request':
      await expireRequest(work, booking);
      return 'done';
    case 'payment':
      if (await work.payments.hasOpenAttempt(work.transaction, booking.id)) return 'payment-under-way';
      await cancelBooking(work, booking, { actor: 'clock', rule: 'guest', reason: '' });
      return 'done';
    case 'no-show-objection':
      await settleNoShow(work, booking);
      return 'done';
    default:
      return 'nothing';
  }
}

async function runStay(work: Work, booking: BookingRow): Promise<Outcome> {
  if (booking.state === 'confirmed' && isOver(checkInOf(booking), work.at)) {
    const { deadline_kind, deadline_at } = booking;
    await transition(work, booking, { name: 'stay-begun', actor: 'clock' }, { deadline_kind, deadline_at });
    return 'done';
  }
  const isEnding = booking.state === 'in-stay' && booking.deadline_kind === null;
  if (isEnding && isOver(checkOutOf(booking), work.at)) {
    await transition(work, booking, { name: 'completed', actor: 'clock' });
    return 'done';
  }
  return 'nothing';
}
