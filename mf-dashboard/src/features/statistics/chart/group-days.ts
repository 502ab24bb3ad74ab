import { addDays, type Day, type HostDay, nightsBetween, type StatisticsPeriod } from '@moien/contract';

/** What a chart draws over time. */
export const MEASURES = ['views', 'saves', 'requests', 'bookings', 'occupancy', 'income'] as const;
export type Measure = (typeof MEASURES)[number];

/** Days that stand together in a chart: one, a week or a month. */
export type DayGroup = { from: Day; to: Day } & Record<Measure, number | null>;

/** Which length each period is drawn in. */
export const GROUP_OF_PERIOD = { month: 'day', quarter: 'week', year: 'month' } as const satisfies Record<
  StatisticsPeriod,
  string
>;

const WEEK = 7;

/** In the order of time; of weeks the last one is whole. */
export function groupDays(days: readonly HostDay[], period: StatisticsPeriod): DayGroup[] {
  const groups = Map.groupBy(days, ({ day }) => keyOf(day, period, days.at(-1)?.day ?? day));
  return [...groups.values()].map((group) => {
    const sum = (count: keyof Omit<HostDay, 'day'>) => group.reduce((total, day) => total + day[count], 0);
    const bookable = sum('bookableNightCount');
    return {
      from: group.at(0)?.day ?? '',
      to: group.at(-1)?.day ?? '',
      views: sum('viewCount'),
      saves: sum('saveCount'),
      requests: sum('requestCount'),
      bookings: sum('bookingCount'),
      occupancy: bookable === 0 ? null : sum('bookedNightCount') / bookable,
      income: sum('income'),
    };
  });
}

/** The first measure with something to draw; views where there is none. */
export function firstEventful(measures: readonly Measure[], groups: readonly DayGroup[]): Measure {
  return measures.find((measure) => groups.some((group) => (group[measure] ?? 0) > 0)) ?? 'views';
}

function keyOf(day: Day, period: StatisticsPeriod, last: Day): Day {
  const group = GROUP_OF_PERIOD[period];
  if (group === 'day') return day;
  if (group === 'month') return day.slice(0, 7);
  const weeksBefore = Math.floor(nightsBetween(day, last) / WEEK);
  return addDays(last, -WEEK * weeksBefore);
}
