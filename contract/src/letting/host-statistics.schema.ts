import { type Static, Type } from 'typebox';
import { CurrencyCode, Day, MinorUnits, Nullable, Uuid } from '../lib/scalars.schema.ts';
import { DAYS_OF_PERIOD } from './host-statistics.ts';

/** Homes of one host that are counted and offered for a choice, as many as a calendar shows. */
export const STATISTICS_HOMES_MAXIMUM = 200;

const Count = Type.Integer({ minimum: 0 });
const Share = Type.Number({ minimum: 0, maximum: 1 });

/** Of one UTC day and all chosen homes. */
export const HostDay = Type.Object({
  day: Day,
  viewCount: Count,
  saveCount: Count,
  requestCount: Count,
  bookingCount: Count,
  bookedNightCount: Count,
  bookableNightCount: Count,
  income: MinorUnits,
});
export type HostDay = Static<typeof HostDay>;

const figures = {
  views: Nullable(
    Type.Number({ minimum: 0 }),
    'visits of the pages: at most one of a browser in a day, without the owner’s and without bots',
  ),
  saves: Nullable(
    Type.Number({ minimum: 0 }),
    'people who saved a home in these days and have it saved still',
  ),
  requests: Nullable(Type.Number({ minimum: 0 }), 'requests and instant bookings of these days'),
  bookings: Nullable(
    Type.Number({ minimum: 0 }),
    'stays that were confirmed in these days and are not cancelled',
  ),
  conversion: Nullable(Share, 'bookings for one view'),
  occupancy: Nullable(
    Share,
    'booked nights for one that could be booked: published, not closed and not taken by another calendar',
  ),
  averagePrice: Nullable(
    MinorUnits,
    'what a booked night of these days costs, before fees, taxes and cleaning',
  ),
};

/** What comparable homes are compared by, each the median of their own; null where too few have one. */
export const ComparableFigures = Type.Object(figures);
export type ComparableFigures = Static<typeof ComparableFigures>;

export const HostFigures = Type.Object({
  ...figures,
  income: Nullable(
    MinorUnits,
    'what the stays bring that are paid out, or due, in these days, less our fee; null for homes of several currencies',
  ),
  leadTime: Nullable(
    Type.Number({ minimum: 0 }),
    'days from confirmation to arrival, the median of the bookings of these days',
  ),
  answerTime: Nullable(
    Type.Integer({ minimum: 1 }),
    'minutes to an answer, the median of 90 days; null below five answers and in the days before',
  ),
});
export type HostFigures = Static<typeof HostFigures>;

/** Days of a period from the first to the last, both included, beside as many days before. */
export const HostStatistics = Type.Object({
  from: Day,
  to: Day,
  currency: Nullable(
    CurrencyCode,
    'of the chosen homes; null when they have several, and then no money is said',
  ),
  homeArray: Type.Array(Type.Object({ id: Uuid, title: Nullable(Type.String()) }), {
    maxItems: STATISTICS_HOMES_MAXIMUM,
    description: 'those that can be chosen, the newest first',
  }),
  figures: HostFigures,
  previousFigures: HostFigures,
  comparable: Nullable(
    Type.Object({ homeCount: Count, figures: ComparableFigures }),
    'of homes like the chosen one; null for several, or with fewer than five',
  ),
  dayArray: Type.Array(HostDay, { maxItems: DAYS_OF_PERIOD.year }),
});
export type HostStatistics = Static<typeof HostStatistics>;
