import { Type } from 'typebox';
import { Uuid } from '../lib/scalars.schema.ts';
import { Conversation } from './conversation.schema.ts';
import { Notification } from './notification.schema.ts';

/** The caller's 100 newest notifications. */
export const getNotifications = {
  method: 'POST',
  url: '/api/notification',
  response: Type.Object({ notificationArray: Type.Array(Notification) }),
} as const;

/** The caller's 100 newest conversations. */
export const getConversations = {
  method: 'POST',
  url: '/api/conversation/get-by-user-id',
  body: Type.Object(
    { type: Type.Literal('getByUserId'), userProfileId: Uuid },
    { additionalProperties: false },
  ),
  response: Type.Object({ conversationArray: Type.Array(Conversation) }),
} as const;

/** Those that the browser makes, by name. */
export const messagingCalls = { getNotifications, getConversations } as const;
