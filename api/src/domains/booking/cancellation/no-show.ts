import { dayAt, NO_SHOW_OBJECTION_HOURS } from '@moien/contract';
import { HOUR_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { addMails } from '../lifecycle/add-mails.ts';
import { hasEvent } from '../lifecycle/booking.repository.ts';
import { bookingMovedOn } from '../lifecycle/booking-problems.ts';
import type { BookingRow } from '../lifecycle/booking-row.ts';
import { isOver } from '../lifecycle/stay-times.ts';
import { transition, writeValues } from '../lifecycle/transition.ts';
import type { TransitionContext } from '../lifecycle/transition-context.ts';
import { freeNightsLeft } from './cancel-booking.ts';
import { refundDue } from './refund-due.ts';

/**
 * From the day after arrival on, in the home's time zone, and once: after the guest's objection both sides
 * need somebody who looks into it. Nights and money stay as they are until the guest cannot object any more.
 */
export async function reportNoShow(context: TransitionContext, booking: BookingRow): Promise<void> {
  const { transaction, at } = context;
  if (await hasEvent(transaction, booking.id, { transition: 'objected', actor: 'guest' }))
    throw new ProblemError(409, 'no-show-objected');
  if (booking.state === 'no-show') return;
  if (!isReportable(booking, at)) throw bookingMovedOn();
  if (await context.payments.hasOpenAttempt(transaction, booking.id))
    throw new ProblemError(409, 'payment-under-way');
  const endsAt = new Date(at.getTime() + NO_SHOW_OBJECTION_HOURS * HOUR_MILLISECONDS);
  await transition(
    context,
    booking,
    { name: 'no-show', actor: 'owner' },
    { deadline_kind: 'no-show-objection', deadline_at: endsAt.toISOString() },
  );
  await addMails(context, booking, ['booking-no-show-guest']);
}

export function isReportable(booking: BookingRow, at: Date): boolean {
  const isRunning = booking.state === 'confirmed' || booking.state === 'in-stay';
  return isRunning && booking.deadline_kind === null && dayAt(at, booking.time_zone) > booking.arrival_date;
}

/** The stay goes on as if nothing had been reported. */
export async function objectToNoShow(
  context: TransitionContext,
  booking: BookingRow,
  reason: string,
): Promise<void> {
  if (await hasEvent(context.transaction, booking.id, { transition: 'objected', actor: 'guest' })) return;
  const isOpen = booking.deadline_kind === 'no-show-objection' && !isOver(booking.deadline_at, context.at);
  if (!isOpen) throw bookingMovedOn();
  await transition(context, booking, { name: 'objected', actor: 'guest', reason });
  await addMails(context, booking, ['booking-objected-owner']);
}

/** Nobody has objected: as if the guest had cancelled at arrival. */
export async function settleNoShow(context: TransitionContext, booking: BookingRow): Promise<void> {
  const refund = await refundDue(context, booking, 'no-show');
  await writeValues(context, booking, { deadline_kind: null, deadline_at: null, refund });
  if (refund.total > 0)
    await context.payments.orderRefund(context.transaction, {
      bookingId: booking.id,
      amount: refund.total,
      currency: refund.currency,
      key: 'no-show',
    });
  await freeNightsLeft(context, booking);
  await addMails(context, booking, ['booking-no-show-settled-guest', 'booking-no-show-settled-owner']);
}
