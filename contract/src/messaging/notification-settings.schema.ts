import { type Static, Type } from 'typebox';
import { literals } from '../lib/literals.schema.ts';
import { Nullable } from '../lib/scalars.schema.ts';
import { NOTIFICATION_CHANNELS } from './notification-kind.ts';

const closed = { additionalProperties: false } as const;

export const TIME_OF_DAY_PATTERN = '^([01]\\d|2[0-3]):[0-5]\\d$';
const TimeOfDay = Type.String({ pattern: TIME_OF_DAY_PATTERN, description: 'HH:MM' });

export const NotificationDigest = literals(['off', 'daily'] as const);
export type NotificationDigest = Static<typeof NotificationDigest>;

/** Whether somebody is told of a kind by a channel; of those alone that can be switched off. */
export const NotificationChoice = Type.Object(
  { kind: Type.String({ maxLength: 60 }), channel: literals(NOTIFICATION_CHANNELS), isOn: Type.Boolean() },
  closed,
);
export type NotificationChoice = Static<typeof NotificationChoice>;

const CHOICES_MAXIMUM = 200;
const shared = {
  quietHours: Nullable(Type.Object({ from: TimeOfDay, to: TimeOfDay }, closed)),
  /** `daily`: one e-mail a day of what is unread, in place of those that can be switched off. */
  digest: NotificationDigest,
  choiceArray: Type.Array(NotificationChoice, { maxItems: CHOICES_MAXIMUM }),
};

export const NotificationSettings = Type.Object({
  /** IANA name; null until somebody has chosen one. */
  timeZone: Nullable(Type.String()),
  ...shared,
});
export type NotificationSettings = Static<typeof NotificationSettings>;

export const NewNotificationSettings = Type.Object(
  { timeZone: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_+/-]{1,63}$' }), ...shared },
  closed,
);
export type NewNotificationSettings = Static<typeof NewNotificationSettings>;

/** What the link of a mail carries: of whom and of which mails, signed by the site. */
export const UNSUBSCRIBE_TOKEN_PATTERN = '^[A-Za-z0-9_-]{20,140}\\.[A-Za-z0-9_-]{43}$';
export const UnsubscribeToken = Type.Object(
  { token: Type.String({ pattern: UNSUBSCRIBE_TOKEN_PATTERN }) },
  closed,
);
