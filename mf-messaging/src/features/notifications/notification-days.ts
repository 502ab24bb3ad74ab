import type { NotificationDetails } from '@moien/contract';
import { dayInTimeZone } from '@moien/shared-lib/ui';

/** Those of today or yesterday, of the rest of a week or, once they are older, of one month. */
export type NotificationGroup = {
  kind: 'day' | 'week' | 'month';
  /** `YYYY-MM-DD`: the day, the first one of the month, or that on which the week begins. */
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
  const dayBefore = (days: number) =>
    dayInTimeZone(new Date(now.getTime() - days * DAY_MILLISECONDS).toISOString(), timeZone);
  const [yesterday, first] = [dayBefore(1), dayBefore(DAYS - 1)];
  const groupOf = (day: string): Omit<NotificationGroup, 'notifications'> => {
    if (day >= yesterday) return { kind: 'day', day };
    return day >= first ? { kind: 'week', day: first } : { kind: 'month', day: `${day.slice(0, 7)}-01` };
  };
  const groups: NotificationGroup[] = [];
  for (const notification of notifications) {
    const group = groupOf(dayInTimeZone(notification.creationTimestamp, timeZone));
    const last = groups.at(-1);
    if (last?.kind === group.kind && last.day === group.day) last.notifications.push(notification);
    else groups.push({ ...group, notifications: [notification] });
  }
  return groups;
}
