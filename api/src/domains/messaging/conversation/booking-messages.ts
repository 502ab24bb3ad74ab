import { CONVERSATION_TYPE } from '@moien/contract';
import type { Messages } from '../../booking/index.ts';
import { writeNotifications } from '../notification/write-notifications.ts';
import { type AddressedEvent, appendEvents } from '../user-event/append-events.ts';
import { lockConversation } from './conversation.repository.ts';
import { findMessage } from './message.repository.ts';
import { addMessage, beginConversation } from './send-message.ts';

/** What bookings say to people. */
export function createBookingMessages(): Messages {
  return {
    async sendCard(transaction, { card, propertyId, guestId, ownerId, sender, text, at }) {
      const key = { propertyId, sourceId: guestId, targetId: ownerId, typeId: CONVERSATION_TYPE.booking };
      const conversationId = await beginConversation(transaction, key, at);
      const conversation = await lockConversation(transaction, conversationId);
      if (!conversation || (await findMessage(transaction, { conversationId, id: card.id }))) return;
      // It belongs to a booking, which its receiver has to answer: a block does not keep it back.
      const isGuest = sender === 'guest';
      const message = {
        ...{ conversationId, id: card.id, side: isGuest ? ('source' as const) : ('target' as const) },
        ...{ senderId: isGuest ? guestId : ownerId, text, withheld: null, card, at },
      };
      // The receiver is notified of what the card shows.
      await addMessage(transaction, conversation, message, { isNotified: false });
    },

    async notify(transaction, { notifications, cards }, at) {
      const written = notifications.map(({ userId, kind, bookingId }) => ({
        userId,
        kind,
        data: { bookingId },
      }));
      const changes = cards.flatMap(({ card, userIds }) =>
        userIds.map((userId): AddressedEvent => ({ userId, event: { type: 'updateCard', card } })),
      );
      const events = [...(await writeNotifications(transaction, written, at)), ...changes];
      if (events.length > 0) await appendEvents(transaction, events, at);
    },
  };
}
