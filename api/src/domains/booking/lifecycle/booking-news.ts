import type { BookingState, MessageCard } from '@moien/contract';
import type { BookingRow } from './booking-row.ts';
import type { TransitionContext } from './transition-context.ts';

/** Before a card is authorised or charged, a booking is the guest's own affair. */
export const UNKNOWN_TO_OWNER: readonly BookingState[] = ['held', 'hold-expired'];

type Sides = Pick<BookingRow, 'id' | 'guest_id' | 'owner_id' | 'state'>;

export const bookingCard = (id: string): MessageCard => ({ kind: 'booking', id });
export const changeCard = (id: string): MessageCard => ({ kind: 'change', id });

/**
 * The card of a booking shows something else from now on. It is in the conversation from the moment at which
 * the owner knows of the booking.
 * @param before where the booking was
 */
export function noteBooking(
  context: Pick<TransitionContext, 'news'>,
  booking: Sides,
  before: BookingState = booking.state,
): void {
  const isUnknown = UNKNOWN_TO_OWNER.includes(before) && UNKNOWN_TO_OWNER.includes(booking.state);
  if (!isUnknown) noteCard(context, booking, bookingCard(booking.id));
}

/** The same of a change that both sides know of. */
export function noteChange(context: Pick<TransitionContext, 'news'>, booking: Sides, changeId: string): void {
  noteCard(context, booking, changeCard(changeId));
}

/** Once, whatever has happened: it is read as it is when all of it is done. */
function noteCard({ news }: Pick<TransitionContext, 'news'>, booking: Sides, card: MessageCard): void {
  if (news.cards.some((known) => known.card.kind === card.kind && known.card.id === card.id)) return;
  news.cards.push({ card, userIds: [booking.guest_id, booking.owner_id] });
}
