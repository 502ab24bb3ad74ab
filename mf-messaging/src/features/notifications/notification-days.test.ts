import type { NotificationDetails } from '@moien/contract';
import { exampleNotification, idOf } from '../examples/example-notification.ts';
import { notificationGroups } from './notification-days.ts';

const at = (last: number, creationTimestamp: string): NotificationDetails =>
  exampleNotification({ id: idOf(last), creationTimestamp });

const groupsIn = (timeZone: string, now: string, ...times: string[]) =>
  notificationGroups(
    times.map((time, index) => at(index + 1, time)),
    new Date(now),
    timeZone,
  ).map(({ kind, day, notifications }) => [kind, day, notifications.length]);

it('groups by the day of the device', () => {
  const times = ['2026-11-20T23:30:00.000Z', '2026-11-20T22:30:00.000Z', '2026-11-19T12:00:00.000Z'];
  const now = '2026-11-21T08:00:00.000Z';
  expect(groupsIn('UTC', now, ...times)).toEqual([
    ['day', '2026-11-20', 2],
    ['day', '2026-11-19', 1],
  ]);
  expect(groupsIn('Europe/Luxembourg', now, ...times)).toEqual([
    ['day', '2026-11-21', 1],
    ['day', '2026-11-20', 1],
    ['day', '2026-11-19', 1],
  ]);
});

it('groups a week by its days, and what is older by its month', () => {
  const times = ['2026-11-14T12:00:00.000Z', '2026-11-13T12:00:00.000Z', '2026-11-02T12:00:00.000Z'];
  expect(groupsIn('UTC', '2026-11-20T08:00:00.000Z', ...times, '2026-10-30T12:00:00.000Z')).toEqual([
    ['day', '2026-11-14', 1],
    ['month', '2026-11-01', 2],
    ['month', '2026-10-01', 1],
  ]);
});
