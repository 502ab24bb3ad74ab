import {
  type BookingChangeDecision,
  type BookingChangeRequest,
  type BookingRole,
  CHANGE_HOURS,
} from '@moien/contract';
import { HOUR_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { refuseBlocked } from '../../identity/index.ts';
import { addMails } from '../lifecycle/add-mails.ts';
import { changeCard, noteBooking, noteChange } from '../lifecycle/booking-news.ts';
import { bookingMovedOn, datesTaken, priceChanged } from '../lifecycle/booking-problems.ts';
import type { BookingRow } from '../lifecycle/booking-row.ts';
import { closeChange, findChange, insertChange, markAuthorised } from '../lifecycle/change.repository.ts';
import type { ChangeRow } from '../lifecycle/change-row.ts';
import { endProposedChange, isKnownToOwner, isPaymentNeeded } from '../lifecycle/proposed-change.ts';
import { sendCard } from '../lifecycle/send-card.ts';
import { isOver } from '../lifecycle/stay-times.ts';
import { setClock, writeValues } from '../lifecycle/transition.ts';
import type { TransitionContext } from '../lifecycle/transition-context.ts';
import { exceedsNightLimit } from '../night-limit/exceeds-night-limit.ts';
import { dropsBegunNights, isChangeable, quoteChange } from './quote-change.ts';

const otherSide = (role: BookingRole): BookingRole => (role === 'guest' ? 'owner' : 'guest');

/**
 * It takes no nights, and the other side has 24 h to answer. One that costs the guest more is told to the
 * owner once the difference is authorised.
 * @throws ProblemError 409 `price-changed`, `change-pending`, or what `quoteChange` throws
 */
export async function proposeChange(
  context: TransitionContext,
  booking: BookingRow,
  { role, request }: { role: BookingRole; request: BookingChangeRequest },
): Promise<void> {
  const { id, digest, ...wanted } = request;
  const known = await findChange(context.transaction, id);
  if (known?.booking_id === booking.id && known.proposed_by === role) return;
  if (role === 'guest') await refuseBlocked(context.transaction, booking.guest_id);
  const quoted = await quoteChange(context, booking, wanted);
  if (quoted.digest !== digest) throw priceChanged(quoted);
  const isInserted = await insertChange(context.transaction, {
    id,
    booking_id: booking.id,
    proposed_by: role,
    arrival_date: wanted.arrivalDate,
    departure_date: wanted.departureDate,
    adult_count: wanted.adultCount,
    children_count: wanted.childrenCount,
    infant_count: wanted.infantCount,
    pet_count: wanted.petCount,
    quote: quoted.quote,
    quote_digest: quoted.digest,
    night_price_array: quoted.nightPrices,
    night_array: quoted.nights,
    difference: quoted.difference,
    ends_at: new Date(context.at.getTime() + CHANGE_HOURS * HOUR_MILLISECONDS),
    created_at: context.at,
  });
  if (!isInserted) throw new ProblemError(409, 'change-pending');
  await setClock(context, booking);
  noteBooking(context, booking);
  if (role === 'owner' || quoted.difference <= 0) await announce(context, booking, { id, proposed_by: role });
}

/** The other side learns of a change now: it is a message of who proposes it. */
async function announce(
  context: TransitionContext,
  booking: BookingRow,
  { id, proposed_by: sender }: Pick<ChangeRow, 'id' | 'proposed_by'>,
): Promise<void> {
  await sendCard(context, booking, { card: changeCard(id), sender, text: '' });
  await addMails(context, booking, [`booking-change-proposed-${otherSide(sender)}`], id);
}

/** @throws ProblemError 403, 404 or 409 when it is not this person's to decide, or not any more */
export async function decideChange(
  context: TransitionContext,
  booking: BookingRow,
  { role, changeId, decision }: { role: BookingRole; changeId: string } & BookingChangeDecision,
): Promise<void> {
  const change = await findChange(context.transaction, changeId);
  if (change?.booking_id !== booking.id) throw new ProblemError(404, 'change-not-found');
  if ((role === change.proposed_by) !== (decision === 'withdrawn'))
    throw new ProblemError(403, 'not-allowed');
  if (change.state === decision) return;
  if (!isOpen(context, booking, change)) throw bookingMovedOn();
  if (decision === 'accepted') {
    if (!isAcceptable(context, booking, change)) throw bookingMovedOn();
    if (isPaymentNeeded(change)) throw new ProblemError(409, 'payment-needed');
    if ((await acceptChange(context, booking, change)) === 'dates-taken')
      throw datesTaken({ nextFreeStay: null });
    return;
  }
  await endProposedChange(context, booking, decision);
  await setClock(context, booking);
  const recipient = decision === 'withdrawn' ? otherSide(role) : change.proposed_by;
  if (isKnownToOwner(change))
    await addMails(context, booking, [`booking-change-${decision}-${recipient}`], changeId);
}

function isOpen({ at }: TransitionContext, booking: BookingRow, change: ChangeRow): boolean {
  return change.state === 'proposed' && !isOver(change.ends_at, at) && isChangeable(booking);
}

/** Not once a night has begun that the change would leave out, as can happen after the proposal. */
export function isAcceptable(context: TransitionContext, booking: BookingRow, change: ChangeRow): boolean {
  const { arrival_date: arrivalDate, departure_date: departureDate } = change;
  return (
    isOpen(context, booking, change) && !dropsBegunNights(booking, { arrivalDate, departureDate }, context.at)
  );
}

/** The booking has the new nights and terms; what was authorised is taken, what is too much comes back. */
export async function acceptChange(
  context: TransitionContext,
  booking: BookingRow,
  change: ChangeRow,
): Promise<'accepted' | 'dates-taken'> {
  const { transaction, payments } = context;
  if (change.difference < 0 && (await payments.hasOpenAttempt(transaction, booking.id)))
    throw new ProblemError(409, 'payment-under-way');
  const wanted = {
    propertyId: booking.property_id,
    bookingId: booking.id,
    arrivalDate: change.arrival_date,
    departureDate: change.departure_date,
  };
  if (await exceedsNightLimit(transaction, wanted)) return 'dates-taken';
  const moved = await context.occupancy.moveNights(transaction, {
    ...wanted,
    allowsSameDayTurnover: booking.allows_same_day_turnover,
  });
  if (moved === 'dates-taken') return moved;
  await closeChange(transaction, change.id, { state: 'accepted', at: context.at });
  await writeValues(context, booking, {
    arrival_date: change.arrival_date,
    departure_date: change.departure_date,
    adult_count: change.adult_count,
    children_count: change.children_count,
    infant_count: change.infant_count,
    pet_count: change.pet_count,
    quote: change.quote,
    quote_digest: change.quote_digest,
    night_price_array: change.night_price_array,
    night_array: change.night_array,
  });
  noteChange(context, booking, change.id);
  await settleDifference(context, booking, change);
  // Both get the new dates for their calendars.
  const mails = ['booking-change-accepted-guest', 'booking-change-accepted-owner'] as const;
  await addMails(context, booking, mails, change.id);
  return 'accepted';
}

async function settleDifference(
  { transaction, payments }: TransitionContext,
  booking: BookingRow,
  change: ChangeRow,
): Promise<void> {
  if (change.difference > 0 && change.authorised_at !== null)
    await payments.orderChangeCapture(transaction, change.id);
  if (change.difference >= 0) return;
  const { paid, refunded } = await payments.totalsOf(transaction, booking.id);
  const amount = Math.min(-change.difference, paid - refunded);
  if (amount > 0)
    await payments.orderRefund(transaction, {
      bookingId: booking.id,
      amount,
      currency: booking.quote.currency,
      key: `change ${change.id}`,
    });
}

/** The difference that a guest's change costs is reserved: the owner is asked now. */
export async function authoriseChange(
  context: TransitionContext,
  booking: BookingRow,
  change: ChangeRow,
): Promise<'taken' | 'refused'> {
  if (!isAcceptable(context, booking, change) || change.proposed_by !== 'guest' || !isPaymentNeeded(change))
    return 'refused';
  await markAuthorised(context.transaction, change.id, context.at);
  noteBooking(context, booking);
  await announce(context, booking, change);
  return 'taken';
}

/** Paying the difference is how a guest accepts what the owner has proposed. */
export async function payChange(
  context: TransitionContext,
  booking: BookingRow,
  change: ChangeRow,
): Promise<'taken' | 'refused'> {
  if (!isAcceptable(context, booking, change) || change.proposed_by !== 'owner' || change.difference <= 0)
    return 'refused';
  return (await acceptChange(context, booking, change)) === 'accepted' ? 'taken' : 'refused';
}

/** Nobody has answered in time. */
export async function expireChange(context: TransitionContext, booking: BookingRow): Promise<void> {
  const change = await endProposedChange(context, booking, 'expired');
  if (!change) return;
  await setClock(context, booking);
  await addMails(context, booking, [`booking-change-expired-${change.proposed_by}`], change.id);
}
