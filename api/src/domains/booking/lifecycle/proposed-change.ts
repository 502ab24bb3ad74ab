import type { BookingChangeState } from '@moien/contract';
import { closeChange, findProposedChangeRow } from './change.repository.ts';
import type { ChangeRow } from './change-row.ts';
import type { Work } from './work.ts';

export const findProposedChange = findProposedChangeRow;

type End = Exclude<BookingChangeState, 'proposed' | 'accepted'>;

/**
 * Ends the proposed change of a booking, if there is one, without its being accepted: what was authorised for
 * it is given back. The booking is locked by the caller.
 */
export async function endProposedChange(
  work: Work,
  bookingId: string,
  state: End,
): Promise<ChangeRow | undefined> {
  const change = await findProposedChangeRow(work.transaction, bookingId);
  if (!change) return undefined;
  await closeChange(work.transaction, change.id, { state, at: work.at });
  if (change.difference > 0) await work.payments.orderChangeRelease(work.transaction, change.id);
  return change;
}
