import {
  isNotificationKind,
  type LanguageTag,
  NOTIFICATION_KINDS,
  type NotificationData,
  type NotificationDetails,
  type NotificationEvent,
  type NotificationIcon,
  type NotificationKind,
  type NotificationKindRules,
} from '@moien/contract';
import type { RootStore, TextFunction } from '@moien/shared-lib';
import { dayInTimeZone, deviceTimeZone, formatDay, formatDays, formatInstant } from '@moien/shared-lib/ui';
import type { LucideIcon } from 'lucide-react';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Luggage from 'lucide-react/icons/luggage';
import MessageCircle from 'lucide-react/icons/message-circle';
import Wallet from 'lucide-react/icons/wallet';

export type KnownNotification = NotificationDetails & { kind: NotificationKind };

export const isKnown = (one: NotificationDetails): one is KnownNotification => isNotificationKind(one.kind);

const ICONS: Readonly<Record<NotificationIcon, LucideIcon>> = {
  message: MessageCircle,
  request: Luggage,
  agreed: CalendarCheck,
  ended: CalendarX,
  waiting: CalendarClock,
  money: Wallet,
  question: CircleQuestionMark,
};

export const iconOf = ({ kind }: KnownNotification): LucideIcon => ICONS[NOTIFICATION_KINDS[kind].icon];

/** What has happened, in one sentence. */
export function titleOf({ kind, subject }: KnownNotification, t: TextFunction): string {
  const side = NOTIFICATION_KINDS[kind].hasTextForEachSide ? `-${subject?.side ?? 'guest'}` : '';
  const person = subject?.personName || t('messaging:person-gone', {});
  return t(`told-${kind}${side}`, { person, count: Math.max(subject?.messageCount ?? 1, 1) });
}

/**
 * Which home and, of a stay, which days; of a claim of the deposit also until when to answer it. Which event
 * and when it begins, by the clock of its place.
 */
export function detailsOf(
  { kind, subject, event }: KnownNotification,
  languageTag: LanguageTag,
  t: TextFunction,
): string[] {
  if (event) return [event.title, eventText(event, languageTag)];
  if (!subject) return [t(NOTIFICATION_KINDS[kind].target === 'event' ? 'event-gone' : 'home-gone', {})];
  const { homeTitle, arrivalDate, departureDate, answerUntil } = subject;
  const days = arrivalDate && departureDate ? [formatDays(arrivalDate, departureDate, languageTag)] : [];
  return [homeTitle, ...days, ...(answerUntil ? [answerText(answerUntil, languageTag, t)] : [])];
}

function eventText({ startTimestamp, timeZone }: NotificationEvent, languageTag: LanguageTag): string {
  const day = formatDay(dayInTimeZone(startTimestamp, timeZone), languageTag);
  return `${day}, ${formatInstant(startTimestamp, timeZone, languageTag, 'time')}`;
}

function answerText(instant: string, languageTag: LanguageTag, t: TextFunction): string {
  const timeZone = deviceTimeZone();
  const day = formatDay(dayInTimeZone(instant, timeZone), languageTag);
  return t('answer-until', { day, time: formatInstant(instant, timeZone, languageTag, 'time') });
}

/** Where it leads; undefined where its ids are missing or no release serves the page. */
export function targetOf(notification: KnownNotification, navigation: RootStore['navigation']) {
  const route = NOTIFICATION_KINDS[notification.kind].target;
  const parameters = PARAMETERS[route](notification.data);
  if (!parameters || navigation.hrefTo({ route, parameters }) === undefined) return undefined;
  return { route, parameters };
}

type ParametersOf = (data: NotificationData) => Record<string, string> | undefined;

const PARAMETERS: Readonly<Record<NotificationKindRules['target'], ParametersOf>> = {
  'rental-booking': ({ bookingId }) => (bookingId ? { id: bookingId } : undefined),
  'ad-manage': ({ propertyId }) => (propertyId ? { propertyId } : undefined),
  'shared-rental-file': ({ fileShareId }) => (fileShareId ? { id: fileShareId } : undefined),
  event: ({ eventId }) => (eventId ? { id: eventId } : undefined),
  conversation: ({ propertyId, userId, typeId }) =>
    propertyId && userId && typeId
      ? { propertyId, propertyUserId: userId, conversationTypeId: String(typeId) }
      : undefined,
};
