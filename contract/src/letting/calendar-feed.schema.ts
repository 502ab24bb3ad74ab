import { type Static, Type } from 'typebox';
import { literals } from '../lib/literals.schema.ts';
import { Day, Instant, Nullable, Uuid } from '../lib/scalars.schema.ts';
import {
  CALENDAR_FEEDS_MAXIMUM,
  CALENDAR_NAME_MAXIMUM,
  CALENDAR_URL_MAXIMUM,
  IMPORT_CONFLICTS_MAXIMUM,
} from './calendar-feed-limits.ts';

const words = {
  /** As the owner calls it. */
  name: Type.String({ minLength: 1, maxLength: CALENDAR_NAME_MAXIMUM }),
  /** Where the other calendar is read: http, https or webcal. */
  url: Type.String({ minLength: 1, maxLength: CALENDAR_URL_MAXIMUM }),
};

export const NewCalendarFeed = Type.Object(words, { additionalProperties: false });
export type NewCalendarFeed = Static<typeof NewCalendarFeed>;

/** Why a calendar could not be taken. A page shows one sentence for those of a later release. */
export const CALENDAR_PROBLEMS = [
  'address-refused',
  'no-answer',
  'refused',
  'gone',
  'too-many-redirects',
  'too-large',
  'not-a-calendar',
  'cut-off',
  'too-many-events',
  'took-too-long',
] as const;
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number];

export const CalendarFeed = Type.Object({
  id: Uuid,
  ...words,
  /** Path at which this calendar reads ours, without its own events. */
  exportPath: Type.String(),
  /** When it could be taken last; null: never yet. */
  fetchedTimestamp: Nullable(Instant),
  /** Why the last attempt has failed; null if it has not. Days that were taken before stay taken. */
  problem: Nullable(Type.String()),
  /** Of what was read last: reservations from today on, and periods without one that are taken too. */
  reservationCount: Type.Integer({ minimum: 0 }),
  blockCount: Type.Integer({ minimum: 0 }),
  /** Events of this site that come back, and the end of the other calendar. */
  ignoredCount: Type.Integer({ minimum: 0 }),
  /** Events that could not be read. */
  skippedCount: Type.Integer({ minimum: 0 }),
  /** It has no events any more; what it took stays taken for a day, because that may be a mistake. */
  isEmptied: Type.Boolean(),
});
export type CalendarFeed = Static<typeof CalendarFeed>;

/** A reservation of another calendar for days that somebody else has. */
export const CalendarFeedConflict = Type.Object({
  id: Uuid,
  /** The calendar, as its owner calls it. */
  source: Type.String(),
  firstDay: Day,
  /** The first day that is not taken any more. */
  endDay: Day,
  kind: literals(['booking', 'hold', 'lease', 'blocked-by-cancellation'] as const),
  /** The booking that takes the days, so that a page can link to it; null for a lease. */
  bookingId: Nullable(Uuid),
});
export type CalendarFeedConflict = Static<typeof CalendarFeedConflict>;

/** The calendars of a home, by when they were added. */
export const CalendarFeeds = Type.Object({
  calendarFeedArray: Type.Array(CalendarFeed, { maxItems: CALENDAR_FEEDS_MAXIMUM }),
  /** Path at which anybody reads the calendar of this home to whom it is given; null until there is one. */
  exportPath: Nullable(Type.String()),
  /** The first ones that are open; what is settled makes room for the next. */
  conflictArray: Type.Array(CalendarFeedConflict, { maxItems: IMPORT_CONFLICTS_MAXIMUM }),
});
export type CalendarFeeds = Static<typeof CalendarFeeds>;
