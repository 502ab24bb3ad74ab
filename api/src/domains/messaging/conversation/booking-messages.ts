import { CONVERSATION_TYPE, type MessageCard } from '@moien/contract';
import type { Messages } from '../../booking/index.ts';
import { notify } from '../notification/notify.ts';
import { appendEvents, lockStreams } from '../user-event/append-events.ts';
import { lockConversation } from './conversation.repository.ts';
import { findMessage } from './message.repository.ts';
import { addMessage, beginConversation } from './send-message.ts';

/** What bookings say to people. */
export function createBookingMessages(): Messages {
  return {
    async sendOfBooking(transaction, { bookingId, propertyId, guestId, ownerId, text, at }) {
      const key = { propertyId, sourceId: guestId, targetId: ownerId, typeId: CONVERSATION_TYPE.booking };
      const conversationId = await beginConversation(transaction, key, at);
      await lockConversation(transaction, conversationId);
      if (await findMessage(transaction, { conversationId, id: bookingId })) return;
      // It belongs to the booking, which its owner has to answer: a block does not keep it back.
      const message = {
        ...{ conversationId, id: bookingId, side: 'source' as const, senderId: guestId },
        ...{ text, withheld: null, card: cardOf(bookingId), at },
      };
      // The owner is notified of the booking, with what the guest wrote.
      await addMessage(transaction, message, { isNotified: false });
    },

    async notify(transaction, { bookingId, guestId, ownerId }, notifications, at) {
      await lockStreams(transaction, [guestId, ownerId]);
      const data = { bookingId };
      await notify(
        transaction,
        notifications.map(({ userId, kind }) => ({ userId, kind, data })),
        at,
      );
      const event = { type: 'updateCard', card: cardOf(bookingId) } as const;
      const sides = [guestId, ownerId].map((userId) => ({ userId, event }));
      await appendEvents(transaction, sides, at);
    },
  };
}

/** How the booking stands, which both see beside what the guest wrote with it. */
const cardOf = (id: string): MessageCard => ({ kind: 'booking', id });
