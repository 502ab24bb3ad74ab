import type { BookingRole, BookingState } from '@moien/contract';
import { UNKNOWN_TO_OWNER } from '../lifecycle/booking-news.ts';
import type { BookingRow } from '../lifecycle/booking-row.ts';
import type { BookingView } from './booking-view.ts';

/** Null for who is neither guest nor owner, and for an owner before the guest's payment. */
export function roleOf(
  booking: Pick<BookingRow, 'guest_id' | 'owner_id' | 'state'>,
  userId: string,
): BookingRole | null {
  if (booking.guest_id === userId) return 'guest';
  return booking.owner_id === userId && !UNKNOWN_TO_OWNER.includes(booking.state) ? 'owner' : null;
}

const CONFIRMED: readonly BookingState[] = ['confirmed', 'in-stay', 'completed', 'no-show', 'disputed'];

type Revealable = Pick<BookingView, 'state' | 'deadline_kind' | 'accepted_change_count'>;

/**
 * Whether guest and owner know where the home is, and how to reach each other: once the stay is confirmed,
 * unless its own payment is due. After an accepted change the payment that is due is the change's.
 */
export function isRevealed({
  state,
  deadline_kind: kind,
  accepted_change_count: changes,
}: Revealable): boolean {
  return CONFIRMED.includes(state) && (kind !== 'payment' || changes > 0);
}
