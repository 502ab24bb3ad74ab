import { type Static, Type } from 'typebox';
import { literals } from '../lib/literals.schema.ts';
import { Instant, Nullable, Uuid } from '../lib/scalars.schema.ts';
import { NOTIFICATIONS_CHANGED_MAXIMUM } from './limits.ts';

/** Specification §3. */
export const Notification = Type.Object({ id: Uuid, isRead: Type.Boolean(), creationTimestamp: Instant });
export type Notification = Static<typeof Notification>;

/** Kinds are those of `NOTIFICATION_KINDS`; a page leaves out those of a later release. */
export const NotificationDetails = Type.Object({
  ...Notification.properties,
  kind: Type.String(),
  data: Type.Object({ bookingId: Type.Optional(Uuid) }),
});
export type NotificationDetails = Static<typeof NotificationDetails>;

/** `nextCursor` is null on the last page. */
export const NotificationPage = Type.Object({
  notificationArray: Type.Array(NotificationDetails),
  nextCursor: Nullable(Type.String()),
});
export type NotificationPage = Static<typeof NotificationPage>;

export const NotificationQuery = Type.Object(
  { cursor: Type.Optional(Type.String({ maxLength: 200 })) },
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
