import { type Static, Type } from 'typebox';
import { literals } from '../lib/literals.schema.ts';
import { Day, Instant, LanguageTag, Nullable, Uuid } from '../lib/scalars.schema.ts';
import { ConversationTypeId } from './conversation.schema.ts';
import { NOTIFICATIONS_CHANGED_MAXIMUM } from './limits.ts';

/** Specification §3. */
export const Notification = Type.Object({ id: Uuid, isRead: Type.Boolean(), creationTimestamp: Instant });
export type Notification = Static<typeof Notification>;

/** Ids of what it is about: a booking, a conversation with its sides, a property, an event, or a share. */
export const NotificationData = Type.Object({
  bookingId: Type.Optional(Uuid),
  conversationId: Type.Optional(Uuid),
  propertyId: Type.Optional(Uuid),
  eventId: Type.Optional(Uuid),
  fileShareId: Type.Optional(Uuid),
  /** The other side. */
  userId: Type.Optional(Uuid),
  typeId: Type.Optional(ConversationTypeId),
});
export type NotificationData = Static<typeof NotificationData>;

/** What its ids stand for, in the language asked for. */
export const NotificationSubject = Type.Object({
  side: literals(['guest', 'owner'] as const),
  /** First name of the other side; empty once they have no account any more. */
  personName: Type.String(),
  homeTitle: Type.String(),
  /** Of a booking. */
  arrivalDate: Type.Optional(Day),
  departureDate: Type.Optional(Day),
  /** Until when the guest can answer a claim of the deposit; absent once it has been answered. */
  answerUntil: Type.Optional(Instant),
  /** Unread messages of a conversation. */
  messageCount: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type NotificationSubject = Static<typeof NotificationSubject>;

/** An event that a notification is about, in the language asked for. */
export const NotificationEvent = Type.Object({
  title: Type.String(),
  startTimestamp: Instant,
  timeZone: Type.String({ description: 'IANA name of the place’s time zone' }),
});
export type NotificationEvent = Static<typeof NotificationEvent>;

/**
 * Kinds are those of `NOTIFICATION_KINDS`; a page leaves out those of a later release. Lists have a subject,
 * or an event that people can go to; a new one is told without either.
 */
export const NotificationDetails = Type.Object({
  ...Notification.properties,
  kind: Type.String(),
  data: NotificationData,
  subject: Type.Optional(NotificationSubject),
  event: Type.Optional(NotificationEvent),
});
export type NotificationDetails = Static<typeof NotificationDetails>;

/** `nextCursor` is null on the last page. */
export const NotificationPage = Type.Object({
  notificationArray: Type.Array(NotificationDetails),
  nextCursor: Nullable(Type.String()),
});
export type NotificationPage = Static<typeof NotificationPage>;

export const NotificationQuery = Type.Object(
  { cursor: Type.Optional(Type.String({ maxLength: 200 })), language: Type.Optional(LanguageTag) },
  { additionalProperties: false },
);
export type NotificationQuery = Static<typeof NotificationQuery>;

/** `unread` takes `read` back, `restore` takes `dismiss` back. */
export const NotificationChange = literals(['read', 'unread', 'dismiss', 'restore'] as const);
export type NotificationChange = Static<typeof NotificationChange>;

const ids = Type.Array(Uuid, { maxItems: NOTIFICATIONS_CHANGED_MAXIMUM });

/** Without ids, all that are shown: the newest thousand. */
export const NotificationChangeRequest = Type.Object(
  { change: NotificationChange, notificationIdArray: Type.Optional(ids) },
  { additionalProperties: false },
);
export type NotificationChangeRequest = Static<typeof NotificationChangeRequest>;

/** What has changed by it, which is what a page sends to take it back. */
export const ChangedNotifications = Type.Object({ change: NotificationChange, notificationIdArray: ids });
export type ChangedNotifications = Static<typeof ChangedNotifications>;
