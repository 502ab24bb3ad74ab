import type { NotificationDetails } from '@moien/contract';
import { dayInTimeZone } from '@moien/shared-lib/ui';

/** Those of one day or, once they are older than a week, of one month. */
export type NotificationGroup = {
  kind: 'day' | 'month';
  /** `YYYY-MM-DD`: the day, or the first one of the month. */
  day: string;
  notifications: NotificationDetails[];
};

/** Days with a heading of their own: today and the six before. */
const DAYS = 7;
const DAY_MILLISECONDS = 86_400_000;

/** In the order given, by the day on which this device's clock showed them. */
export function notificationGroups(
  notifications: readonly NotificationDetails[],
  now: Date,
  timeZone: string,
): NotificationGroup[] {
  const first = dayInTimeZone(
    new Date(now.getTime() - (DAYS - 1) * DAY_MILLISECONDS).toISOString(),
    timeZone,
  );
  const groups: NotificationGroup[] = [];
  for (const notification of notifications) {
    const day = dayInTimeZone(notification.creationTimestamp, timeZone);
    const group =
      day >= first ? { kind: 'day' as const, day } : { kind: 'month' as const, day: `${day.slice(0, 7)}-01` };
    const last = groups.at(-1);
    if (last?.kind === group.kind && last.day === group.day) last.notifications.push(notification);
    else groups.push({ ...group, notifications: [notification] });
  }
  return groups;
}
