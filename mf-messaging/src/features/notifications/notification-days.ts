import type { NotificationDetails } from '@moien/contract';
import { dayInTimeZone } from '@moien/shared-lib/ui';

/** Those of one day or, once they are older than a week, of one month. */
export type NotificationGroup = {
  kind: 'day' | 'month';
  /** `YYYY-MM-DD`: the day, or the first one of the month. */
  day: string;
  notifications: NotificationDetails[];
};

/** Today and the six days before. */
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
  const groupOf = (day: string): Omit<NotificationGroup, 'notifications'> =>
    day >= first ? { kind: 'day', day } : { kind: 'month', day: `${day.slice(0, 7)}-01` };
  const groups: NotificationGroup[] = [];
  for (const notification of notifications) {
    const group = groupOf(dayInTimeZone(notification.creationTimestamp, timeZone));
    const last = groups.at(-1);
    if (last?.kind === group.kind && last.day === group.day) last.notifications.push(notification);
    else groups.push({ ...group, notifications: [notification] });
  }
  return groups;
}
