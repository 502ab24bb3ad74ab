import { requestEndsAt } from '@moien/contract';
import { addMails } from './add-mails.ts';
import { hasEvent } from './booking.repository.ts';
import { bookingCard } from './booking-news.ts';
import { bookingMovedOn } from './booking-problems.ts';
import type { BookingRow } from './booking-row.ts';
import { sendCard } from './send-card.ts';
import { isOver } from './stay-times.ts';
import { transition } from './transition.ts';
import type { TransitionContext } from './transition-context.ts';

/** Until when the owner can answer; undefined when there is no time left for it. */
export function answerDeadline(
  { at }: Pick<TransitionContext, 'at'>,
  booking: BookingRow,
  authorisationEndsAt: Date,
): Date | undefined {
  const endsAt = requestEndsAt({
    requestedAt: at,
    authorisationEndsAt,
    arrivalDate: booking.arrival_date,
    timeZone: booking.time_zone,
  });
  return endsAt > at ? endsAt : undefined;
}

/** The card is authorised: the owner has to answer now. */
export async function requestBooking(
  context: TransitionContext,
  booking: BookingRow,
  endsAt: Date,
): Promise<void> {
  await context.occupancy.prolongHold(context.transaction, booking.id, endsAt);
  await transition(
    context,
    booking,
    { name: 'requested', actor: 'provider' },
    { deadline_kind: 'request', deadline_at: endsAt.toISOString() },
  );
  await sendBooking(context, booking);
  await addMails(context, booking, ['booking-requested-guest', 'booking-requested-owner']);
}

/** An instant booking is paid, or its owner has accepted the request. */
export async function confirmBooking(
  context: TransitionContext,
  booking: BookingRow,
  by: 'paid' | 'accepted',
): Promise<void> {
  const actor = by === 'paid' ? 'provider' : 'owner';
  await transition(context, booking, { name: by, actor }, { confirmed_at: context.at.toISOString() });
  await context.occupancy.confirmHold(context.transaction, booking.id);
  if (by === 'paid') await sendBooking(context, booking);
  await addMails(context, booking, ['booking-confirmed-guest', 'booking-confirmed-owner']);
}

/** The owner learns of the booking now, and of what the guest wrote with it. */
function sendBooking(context: TransitionContext, booking: BookingRow): Promise<void> {
  return sendCard(context, booking, {
    card: bookingCard(booking.id),
    sender: 'guest',
    text: booking.message,
  });
}

/** While the authorisation can be relied on. What was authorised is then taken. */
export async function acceptRequest(context: TransitionContext, booking: BookingRow): Promise<void> {
  if (await hasEvent(context.transaction, booking.id, { transition: 'accepted', actor: 'owner' })) return;
  refuseUnlessOpen(context, booking);
  await confirmBooking(context, booking, 'accepted');
  await context.payments.orderCapture(context.transaction, booking.id);
}

export async function declineRequest(
  context: TransitionContext,
  booking: BookingRow,
  reason: string,
): Promise<void> {
  if (await hasEvent(context.transaction, booking.id, { transition: 'declined', actor: 'owner' })) return;
  refuseUnlessOpen(context, booking);
  await transition(context, booking, { name: 'declined', actor: 'owner', reason });
  await giveBack(context, booking);
  await addMails(context, booking, ['booking-declined-guest']);
}

export async function withdrawRequest(context: TransitionContext, booking: BookingRow): Promise<void> {
  if (await hasEvent(context.transaction, booking.id, { transition: 'withdrawn', actor: 'guest' })) return;
  refuseUnlessOpen(context, booking);
  await transition(context, booking, { name: 'withdrawn', actor: 'guest' });
  await giveBack(context, booking);
  await addMails(context, booking, ['booking-withdrawn-owner']);
}

/** The owner has not answered in time. */
export async function expireRequest(context: TransitionContext, booking: BookingRow): Promise<void> {
  await transition(context, booking, { name: 'request-expired', actor: 'clock' });
  await giveBack(context, booking);
  await addMails(context, booking, ['booking-request-expired-guest', 'booking-request-expired-owner']);
}

function refuseUnlessOpen({ at }: TransitionContext, booking: BookingRow): void {
  if (booking.state !== 'requested' || isOver(booking.deadline_at, at)) throw bookingMovedOn();
}

/** What was authorised, and the nights. */
async function giveBack(
  { payments, occupancy, transaction }: TransitionContext,
  { id }: BookingRow,
): Promise<void> {
  await payments.orderRelease(transaction, id);
  await occupancy.releaseNights(transaction, id);
}
