import type { NotificationDetails } from '@moien/contract';
import { exampleNotification, idOf } from '../examples/example-notification.ts';
import { notificationDays } from './notification-days.ts';

const at = (last: number, creationTimestamp: string): NotificationDetails =>
  exampleNotification({ id: idOf(last), creationTimestamp });

const daysIn = (timeZone: string) =>
  notificationDays(
    [at(1, '2026-11-20T23:30:00.000Z'), at(2, '2026-11-20T22:30:00.000Z'), at(3, '2026-11-19T12:00:00.000Z')],
    timeZone,
  ).map(({ day, notifications }) => [day, notifications.length]);

it('groups by the day of the device', () => {
  expect(daysIn('UTC')).toEqual([
    ['2026-11-20', 2],
    ['2026-11-19', 1],
  ]);
  expect(daysIn('Europe/Luxembourg')).toEqual([
    ['2026-11-21', 1],
    ['2026-11-20', 1],
    ['2026-11-19', 1],
  ]);
});
