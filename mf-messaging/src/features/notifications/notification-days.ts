import type { NotificationDetails } from '@moien/contract';
import { dayInTimeZone } from '@moien/shared-lib/ui';

export type NotificationDay = { day: string; notifications: NotificationDetails[] };

/** In the order given, by the day on which this device's clock showed them. */
export function notificationDays(
  notifications: readonly NotificationDetails[],
  timeZone: string,
): NotificationDay[] {
  const days: NotificationDay[] = [];
  for (const notification of notifications) {
    const day = dayInTimeZone(notification.creationTimestamp, timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.notifications.push(notification);
    else days.push({ day, notifications: [notification] });
  }
  return days;
}
