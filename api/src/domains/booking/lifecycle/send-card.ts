import type { CardMessage } from '../messages.port.ts';
import type { BookingRow } from './booking-row.ts';
import type { TransitionContext } from './transition-context.ts';

/** Puts a card into the conversation of a booking's guest and owner, about which they are told otherwise. */
export function sendCard(
  { messages, transaction, at }: TransitionContext,
  { property_id: propertyId, guest_id: guestId, owner_id: ownerId }: BookingRow,
  message: Pick<CardMessage, 'card' | 'sender' | 'text'>,
): Promise<void> {
  return messages.sendCard(transaction, { propertyId, guestId, ownerId, at, ...message });
}
