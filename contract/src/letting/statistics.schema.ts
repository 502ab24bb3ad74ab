import { type Static, Type } from 'typebox';
import { Day } from '../lib/scalars.schema.ts';

/** Days that one answer has at most. */
export const STATISTICS_DAYS_MAXIMUM = 366;

const Count = Type.Integer({ minimum: 0 });

/** Of one UTC day. Nobody who looked, saved or asked is named. */
export const DayStatistics = Type.Object({
  day: Day,
  viewCount: Type.Integer({
    minimum: 0,
    description:
      'visits of its page: at most one of a browser in a day, without its owner’s and without bots',
  }),
  saveCount: Type.Integer({
    minimum: 0,
    description: 'people who saved it on this day and have it saved still',
  }),
  requestCount: Type.Integer({ minimum: 0, description: 'requests and instant bookings of this day' }),
});
export type DayStatistics = Static<typeof DayStatistics>;

/** Each day from the first to the last, both included. */
export const AdStatistics = Type.Object({
  dayArray: Type.Array(DayStatistics, { maxItems: STATISTICS_DAYS_MAXIMUM }),
});
export type AdStatistics = Static<typeof AdStatistics>;

/** What an ad’s last days brought. */
export const RECENT_DAYS = 30;
export const RecentCounts = {
  recentViewCount: Count,
  recentIncome: Type.Integer({
    minimum: 0,
    description: 'minor units of the currency: what the stays of these days bring the owner, less our fee',
  }),
};
