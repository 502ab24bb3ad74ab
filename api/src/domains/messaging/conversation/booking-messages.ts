import { CONVERSATION_TYPE } from '@moien/contract';
import type { Messages } from '../../booking/index.ts';
import { lockConversation } from './conversation.repository.ts';
import { findMessage } from './message.repository.ts';
import { addMessage, beginConversation } from './send-message.ts';

/** What bookings say in conversations. */
export function createBookingMessages(): Messages {
  return {
    async sendOfBooking(transaction, { bookingId, propertyId, guestId, ownerId, text, at }) {
      if (text === '') return;
      const key = { propertyId, sourceId: guestId, targetId: ownerId, typeId: CONVERSATION_TYPE.booking };
      const conversationId = await beginConversation(transaction, key, at);
      await lockConversation(transaction, conversationId);
      if (await findMessage(transaction, { conversationId, id: bookingId })) return;
      await addMessage(transaction, {
        ...{ conversationId, id: bookingId, side: 'source', senderId: guestId },
        ...{ text, at },
      });
    },
  };
}
