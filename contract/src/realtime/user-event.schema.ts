import { type Static, Type } from 'typebox';
import { Instant, Uuid } from '../lib/scalars.schema.ts';
import { ConversationState } from '../messaging/conversation.schema.ts';
import { EndedTags } from '../messaging/device-token.schema.ts';
import { ConversationMessage, MessageCard } from '../messaging/message.schema.ts';
import { ChangedNotifications, NotificationDetails } from '../messaging/notification.schema.ts';

/** Numbers the events of one person from 1 on without gaps; 0 is before the first. */
export const UserEventSeq = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

// Specification §7, each with `seq` beside its fields. A conversation is told as it is by then, so that what
// a page has read already changes nothing in the end.

export const AddMessage = Type.Object({
  type: Type.Literal('addMessage'),
  seq: UserEventSeq,
  conversation: ConversationState,
  message: ConversationMessage,
});

/** With it, all earlier messages of the same sender are read. */
export const MessageMarkedAsRead = Type.Object({
  type: Type.Literal('messageMarkedAsRead'),
  seq: UserEventSeq,
  conversationId: Uuid,
  messageId: Uuid,
  readedTimestamp: Instant,
  conversation: ConversationState,
});

export const AddNotification = Type.Object({
  type: Type.Literal('addNotification'),
  seq: UserEventSeq,
  notification: NotificationDetails,
});

/** It was edited or deleted. */
export const UpdateMessage = Type.Object({
  type: Type.Literal('updateMessage'),
  seq: UserEventSeq,
  conversation: ConversationState,
  message: ConversationMessage,
});

/** Something of it has changed besides its messages, such as whether it is archived. */
export const UpdateConversation = Type.Object({
  type: Type.Literal('updateConversation'),
  seq: UserEventSeq,
  conversation: ConversationState,
});

/** The person has read or dismissed some, or has taken that back. */
export const UpdateNotifications = Type.Object({
  type: Type.Literal('updateNotifications'),
  seq: UserEventSeq,
  ...ChangedNotifications.properties,
  endedTagArray: Type.Optional(EndedTags),
});

/** What a card shows has changed: it is read anew. */
export const UpdateCard = Type.Object({
  type: Type.Literal('updateCard'),
  seq: UserEventSeq,
  card: MessageCard,
});

/** What has happened to a person. */
export const UserEvent = Type.Union([
  AddMessage,
  MessageMarkedAsRead,
  AddNotification,
  UpdateMessage,
  UpdateConversation,
  UpdateNotifications,
  UpdateCard,
]);
export type UserEvent = Static<typeof UserEvent>;

type WithoutSeq<Event> = Event extends UserEvent ? Omit<Event, 'seq'> : never;
/** Before it has its number. */
export type NewUserEvent = WithoutSeq<UserEvent>;
