import { requestEndsAt } from '@moien/contract';
import { hasEvent } from './booking.repository.ts';
import { bookingMovedOn } from './booking-problems.ts';
import type { BookingRow } from './booking-row.ts';
import { isOver } from './stay-times.ts';
import { addMails, transition } from './transition.ts';
import type { Work } from './work.ts';

/** Until when the owner can answer; undefined when there is no time left for it. */
export function answerDeadline(
  { at }: Pick<Work, 'at'>,
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
export async function requestBooking(work: Work, booking: BookingRow, endsAt: Date): Promise<void> {
  await work.occupancy.prolongHold(work.transaction, booking.id, endsAt);
  await transition(
    work,
    booking,
    { name: 'requested', actor: 'provider' },
    { deadline_kind: 'request', deadline_at: endsAt.toISOString() },
  );
  await addMails(work, booking.id, ['booking-requested-guest', 'booking-requested-owner']);
}

/** An instant booking is paid, or its owner has accepted the request. */
export async function confirmBooking(
  work: Work,
  booking: BookingRow,
  by: 'paid' | 'accepted',
): Promise<void> {
  const actor = by === 'paid' ? 'provider' : 'owner';
  await transition(work, booking, { name: by, actor }, { confirmed_at: work.at.toISOString() });
  await work.occupancy.confirmHold(work.transaction, booking.id);
  await addMails(work, booking.id, ['booking-confirmed-guest', 'booking-confirmed-owner']);
}

/** While the authorisation can be relied on. What was authorised is then taken. */
export async function acceptRequest(work: Work, booking: BookingRow): Promise<void> {
  if (await hasEvent(work.transaction, booking.id, { transition: 'accepted', actor: 'owner' })) return;
  refuseUnlessOpen(work, booking);
  await confirmBooking(work, booking, 'accepted');
  await work.payments.orderCapture(work.transaction, booking.id);
}

export async function declineRequest(work: Work, booking: BookingRow, reason: string): Promise<void> {
  if (await hasEvent(work.transaction, booking.id, { transition: 'declined', actor: 'owner' })) return;
  refuseUnlessOpen(work, booking);
  await transition(work, booking, { name: 'declined', actor: 'owner', reason });
  await giveBack(work, booking);
  await addMails(work, booking.id, ['booking-declined-guest']);
}

export async function withdrawRequest(work: Work, booking: BookingRow): Promise<void> {
  if (await hasEvent(work.transaction, booking.id, { transition: 'withdrawn', actor: 'guest' })) return;
  refuseUnlessOpen(work, booking);
  await transition(work, booking, { name: 'withdrawn', actor: 'guest' });
  await giveBack(work, booking);
  await addMails(work, booking.id, ['booking-withdrawn-owner']);
}

/** The owner has not answered in time. */
export async function expireRequest(work: Work, booking: BookingRow): Promise<void> {
  await transition(work, booking, { name: 'request-expired', actor: 'clock' });
  await giveBack(work, booking);
  await addMails(work, booking.id, ['booking-request-expired-guest', 'booking-request-expired-owner']);
}

function refuseUnlessOpen({ at }: Work, booking: BookingRow): void {
  if (booking.state !== 'requested' || isOver(booking.deadline_at, at)) throw bookingMovedOn();
}

/** What was authorised, and the nights. */
async function giveBack({ payments, occupancy, transaction }: Work, { id }: BookingRow): Promise<void> {
  await payments.orderRelease(transaction, id);
  await occupancy.releaseNights(transaction, id);
}
