import { addDays, type HostDay } from '@moien/contract';
import { firstEventful, groupDays, MEASURES } from './group-days.ts';

const daysFrom = (first: string, count: number): HostDay[] =>
  Array.from({ length: count }, (_, index) => ({
    day: addDays(first, index),
    viewCount: 1,
    saveCount: 0,
    requestCount: 0,
    bookingCount: index === 0 ? 1 : 0,
    bookedNightCount: index % 2,
    bookableNightCount: 1,
    income: 100,
  }));

it('a month is drawn by days', () => {
  const groups = groupDays(daysFrom('2026-10-29', 30), 'month');
  expect(groups).toHaveLength(30);
  expect(groups[1]).toEqual({
    ...{ from: '2026-10-30', to: '2026-10-30', views: 1, saves: 0, requests: 0, bookings: 0 },
    ...{ occupancy: 1, income: 100 },
  });
});

it('a quarter by weeks, of which the last is whole', () => {
  const groups = groupDays(daysFrom('2026-08-30', 90), 'quarter');
  expect(groups.map(({ views }) => views)).toEqual([6, ...Array(12).fill(7)]);
  expect(groups.at(-1)).toMatchObject({ from: '2026-11-21', to: '2026-11-27', income: 700 });
  expect(groups[0]?.bookings).toBe(1);
});

it('a year by months of the calendar', () => {
  const groups = groupDays(daysFrom('2025-11-28', 365), 'year');
  expect(groups.map(({ from }) => from.slice(0, 7))).toEqual([
    ...['2025-11', '2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'],
    ...['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
  ]);
  expect(groups.reduce((sum, { views }) => sum + (views ?? 0), 0)).toBe(365);
});

it('days on which no night could be booked have no occupancy', () => {
  const closed = daysFrom('2026-10-29', 30).map((day) => ({ ...day, bookableNightCount: 0 }));
  expect(groupDays(closed, 'month')[0]?.occupancy).toBeNull();
});

it('a chart opens with the first measure that has anything to draw', () => {
  const days = daysFrom('2026-10-29', 30);
  expect(firstEventful(MEASURES, groupDays(days, 'month'))).toBe('views');
  const unseen = days.map((day) => ({ ...day, viewCount: 0 }));
  expect(firstEventful(MEASURES, groupDays(unseen, 'month'))).toBe('bookings');
  expect(firstEventful(MEASURES, groupDays([], 'month'))).toBe('views');
});
