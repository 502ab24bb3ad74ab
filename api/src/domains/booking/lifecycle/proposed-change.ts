import type { BookingChangeState } from '@moien/contract';
import { noteBooking, noteChange } from './booking-news.ts';
import type { BookingRow } from './booking-row.ts';
import { closeChange, findProposedChangeRow } from './change.repository.ts';
import type { ChangeRow } from './change-row.ts';
import type { TransitionContext } from './transition-context.ts';

export const findProposedChange = findProposedChangeRow;

/** Whether the guest has yet to authorise what a change costs more, or to pay it. */
export function isPaymentNeeded({ difference, authorised_at: authorisedAt }: ChangeRow): boolean {
  return difference > 0 && authorisedAt === null;
}

/** An owner does not learn of a guest's change before the difference that it costs is authorised. */
export function isKnownToOwner(change: ChangeRow): boolean {
  return change.proposed_by === 'owner' || !isPaymentNeeded(change);
}

type End = Exclude<BookingChangeState, 'proposed' | 'accepted'>;

/**
 * Ends the proposed change of a booking, if there is one, without its being accepted: what was authorised for
 * it is given back. The booking is locked by the caller.
 */
export async function endProposedChange(
  context: TransitionContext,
  booking: BookingRow,
  state: End,
): Promise<ChangeRow | undefined> {
  const change = await findProposedChangeRow(context.transaction, booking.id);
  if (!change) return undefined;
  await closeChange(context.transaction, change.id, { state, at: context.at });
  noteBooking(context, booking);
  if (isKnownToOwner(change)) noteChange(context, booking, change.id);
  if (change.difference > 0) await context.payments.orderChangeRelease(context.transaction, change.id);
  return change;
}
