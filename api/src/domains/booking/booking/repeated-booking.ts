import { type BookingRequest, toDay } from '@moien/contract';
import { ProblemError } from '../../../lib/problem-error.ts';
import { refuseDates } from '../../catalog/index.ts';
import { findBookingRow } from '../lifecycle/booking.repository.ts';
import { priceChanged } from '../lifecycle/booking-problems.ts';
import { type BookingRow, guestsOfRow } from '../lifecycle/booking-row.ts';
import { isOver } from '../lifecycle/stay-times.ts';
import type { TransitionContext } from '../lifecycle/transition-context.ts';

/**
 * A booking is what was asked for until it is confirmed and can be changed: the same id with another stay is
 * a mistake, and with another price it would take what was not shown.
 */
export async function refuseOtherStay(
  { transaction, at }: TransitionContext,
  request: BookingRequest,
): Promise<void> {
  const known = await findBookingRow(transaction, request.id);
  if (!known || known.confirmed_at !== null) return;
  if (!isSameStay(known, request)) throw new ProblemError(409, 'booking-id-taken');
  const isHeld = known.state === 'held' && !isOver(known.deadline_at, at);
  const { quote, quote_digest: digest } = known;
  if (isHeld && digest !== null && digest !== request.digest) throw priceChanged({ quote, digest });
}

function isSameStay(known: BookingRow, request: BookingRequest): boolean {
  const { propertyId, arrivalDate, departureDate } = request;
  const guests = Object.entries(guestsOfRow(known));
  return (
    known.property_id === propertyId &&
    known.arrival_date === arrivalDate &&
    known.departure_date === departureDate &&
    guests.every(([name, count]) => request[name as keyof typeof request] === count)
  );
}

/**
 * A stay may have begun since it was booked.
 * @throws ProblemError 400 for dates that no search takes, unless the guest has the booking
 */
export async function isKnownForPastDates(
  context: TransitionContext,
  guestId: string,
  request: BookingRequest,
): Promise<boolean> {
  try {
    refuseDates(request, toDay(context.at));
    return false;
  } catch (problem) {
    const known = await findBookingRow(context.transaction, request.id);
    if (known?.guest_id !== guestId) throw problem;
    await refuseOtherStay(context, request);
    return true;
  }
}
