import { Type } from 'typebox';
import {
  archiveConversation,
  deleteMessage,
  editMessage,
  findConversations,
  findMessages,
  getConversations,
  markRead,
  openConversation,
  sendMessage,
  sendMessageAbout,
} from './conversation.calls.ts';
import { Notification } from './notification.schema.ts';

/** The caller's 100 newest notifications. */
export const getNotifications = {
  method: 'POST',
  url: '/api/notification',
  response: Type.Object({ notificationArray: Type.Array(Notification) }),
} as const;

/** Those that the browser makes, by name. */
export const messagingCalls = {
  getNotifications,
  getConversations,
  findConversations,
  openConversation,
  findMessages,
  sendMessage,
  sendMessageAbout,
  editMessage,
  deleteMessage,
  markRead,
  archiveConversation,
} as const;
