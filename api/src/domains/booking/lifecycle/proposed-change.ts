import type { BookingChangeState } from '@moien/contract';
import { closeChange, findProposedChangeRow } from './change.repository.ts';
import type { ChangeRow } from './change-row.ts';
import type { TransitionContext } from './transition-context.ts';

export const findProposedChange = findProposedChangeRow;

type End = Exclude<BookingChangeState, 'proposed' | 'accepted'>;

/**
 * Ends the proposed change of a booking, if there is one, without its being accepted: what was authorised for
 * it is given back. The booking is locked by the caller.
 */
export async function endProposedChange(
  context: TransitionContext,
  bookingId: string,
  state: End,
): Promise<ChangeRow | undefined> {
  const change = await findProposedChangeRow(context.transaction, bookingId);
  if (!change) return undefined;
  await closeChange(context.transaction, change.id, { state, at: context.at });
  if (change.difference > 0) await context.payments.orderChangeRelease(context.transaction, change.id);
  return change;
}
