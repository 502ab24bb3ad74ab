import { Type } from 'typebox';
import { putAttachment } from './attachment.calls.ts';
import { findBlockedPeople, unblockPerson } from './blocked-person.calls.ts';
import {
  archiveConversation,
  blockPerson,
  deleteMessage,
  editMessage,
  findConversations,
  findMessages,
  getConversations,
  markRead,
  openConversation,
  reportConversation,
  sendMessage,
  sendMessageAbout,
} from './conversation.calls.ts';
import { DeviceToken, PushPublicKey } from './device-token.schema.ts';
import { FoundMessagePage, MessageSearchQuery } from './message-search.schema.ts';
import {
  ChangedNotifications,
  Notification,
  NotificationChangeRequest,
  NotificationPage,
  NotificationQuery,
} from './notification.schema.ts';
import {
  NewNotificationSettings,
  NotificationSettings,
  UnsubscribeToken,
} from './notification-settings.schema.ts';
import { deleteSavedReply, getSavedReplies, putSavedReply } from './saved-reply.calls.ts';

/** The caller's 100 newest notifications. */
export const getNotifications = {
  method: 'POST',
  url: '/api/notification',
  response: Type.Object({ notificationArray: Type.Array(Notification) }),
} as const;

/** The caller's own that are not dismissed, newest first. */
export const findNotifications = {
  method: 'GET',
  url: '/api/notifications',
  query: NotificationQuery,
  response: NotificationPage,
} as const;

/** Answers what has changed: the opposite change with its ids takes it back. */
export const changeNotifications = {
  method: 'POST',
  url: '/api/notifications/changes',
  body: NotificationChangeRequest,
  response: ChangedNotifications,
} as const;

export const getNotificationSettings = {
  method: 'GET',
  url: '/api/notification-settings',
  response: NotificationSettings,
} as const;

/** All of them; choices that are not named stay as they are. */
export const setNotificationSettings = {
  method: 'PUT',
  url: '/api/notification-settings',
  body: NewNotificationSettings,
  response: NotificationSettings,
} as const;

/** By the link of a mail, signed in or not; may be repeated. `kind` is `digest` for all that can be ended. */
export const endNotificationMails = {
  method: 'POST',
  url: '/api/notification-mails/end',
  body: UnsubscribeToken,
  response: Type.Object({ kind: Type.String() }),
} as const;

/** As long as the caller's session lasts, this device is told; may be repeated. */
export const addDeviceToken = {
  method: 'POST',
  url: '/api/notification/token',
  body: DeviceToken,
  response: Type.Object({}),
} as const;

/** May be repeated; one of somebody else stays. */
export const removeDeviceToken = {
  method: 'POST',
  url: '/api/notification/token/remove',
  body: DeviceToken,
  response: Type.Object({}),
} as const;

export const getPushPublicKey = {
  method: 'GET',
  url: '/api/notification/public-key',
  response: PushPublicKey,
} as const;

/** What the caller has written and received, latest first, as they read it: what is masked is not found. */
export const searchMessages = {
  method: 'GET',
  url: '/api/messages',
  query: MessageSearchQuery,
  response: FoundMessagePage,
} as const;

/** Those that the browser makes, by name. */
export const messagingCalls = {
  getNotifications,
  findNotifications,
  changeNotifications,
  getNotificationSettings,
  setNotificationSettings,
  endNotificationMails,
  addDeviceToken,
  removeDeviceToken,
  getPushPublicKey,
  getConversations,
  findConversations,
  openConversation,
  findMessages,
  searchMessages,
  sendMessage,
  sendMessageAbout,
  putAttachment,
  editMessage,
  deleteMessage,
  markRead,
  archiveConversation,
  blockPerson,
  findBlockedPeople,
  unblockPerson,
  reportConversation,
  getSavedReplies,
  putSavedReply,
  deleteSavedReply,
} as const;
