import { Type } from 'typebox';
import { Uuid } from '../lib/scalars.schema.ts';
import { CalendarFeeds, NewCalendarFeed } from './calendar-feed.schema.ts';

const home = Type.Object({ id: Uuid });
const feed = Type.Object({ id: Uuid, feedId: Uuid });

// The other calendars of one's own home; 404 for any other home. Each answers all of them as they are by
// then.

export const getCalendarFeeds = {
  method: 'GET',
  url: '/api/ads/:id/calendar-feeds',
  path: home,
  response: CalendarFeeds,
} as const;

/**
 * Adds a calendar and reads it; the id, a UUIDv7, is made by who adds it, and an existing one is changed.
 * Refused with 400 `calendar-address-refused` or 409 `too-many-calendars`; one that cannot be read is added,
 * with its problem.
 */
export const putCalendarFeed = {
  method: 'PUT',
  url: '/api/ads/:id/calendar-feeds/:feedId',
  path: feed,
  body: NewCalendarFeed,
  response: CalendarFeeds,
} as const;

/** Frees what it took. May be repeated. */
export const deleteCalendarFeed = {
  method: 'DELETE',
  url: '/api/ads/:id/calendar-feeds/:feedId',
  path: feed,
  response: CalendarFeeds,
} as const;

/** Reads a calendar now, unless that was within the last minute. */
export const fetchCalendarFeed = {
  method: 'POST',
  url: '/api/ads/:id/calendar-feeds/:feedId/fetch',
  path: feed,
  response: CalendarFeeds,
} as const;

/** Its owner has seen to it: it is not shown again while its days stay the same. May be repeated. */
export const settleCalendarConflict = {
  method: 'POST',
  url: '/api/ads/:id/calendar-conflicts/:conflictId/settle',
  path: Type.Object({ id: Uuid, conflictId: Uuid }),
  response: CalendarFeeds,
} as const;

/** Another address for the calendar of a home: the one before answers no more. */
export const renewCalendarAddress = {
  method: 'POST',
  url: '/api/ads/:id/calendar-address',
  path: home,
  response: CalendarFeeds,
} as const;

/** The same of the address that one other calendar reads. */
export const renewCalendarFeedAddress = {
  method: 'POST',
  url: '/api/ads/:id/calendar-feeds/:feedId/address',
  path: feed,
  response: CalendarFeeds,
} as const;

export const calendarFeedCalls = {
  getCalendarFeeds,
  putCalendarFeed,
  deleteCalendarFeed,
  fetchCalendarFeed,
  settleCalendarConflict,
  renewCalendarAddress,
  renewCalendarFeedAddress,
} as const;
