import type { CalendarFeed, CalendarFeeds } from '@moien/contract';

/** A calendar of Airbnb that was read this morning. */
export const exampleFeed = (changes: Partial<CalendarFeed> = {}): CalendarFeed => ({
  id: '019b76da-a800-7838-a932-f8c36951c001',
  name: 'Airbnb',
  url: 'https://www.airbnb.example/calendar/ical/12345678.ics?s=0123456789abcdef',
  exportPath: '/api/calendar-feeds/AAAAAAAAAAAAAAAAAAAAAA.ics',
  fetchedTimestamp: '2030-05-01T08:15:00.000Z',
  problem: null,
  reservationCount: 3,
  blockCount: 1,
  ignoredCount: 0,
  skippedCount: 0,
  isEmptied: false,
  ...changes,
});

export const exampleFeeds = (changes: Partial<CalendarFeeds> = {}): CalendarFeeds => ({
  calendarFeedArray: [exampleFeed()],
  exportPath: null,
  conflictArray: [],
  ...changes,
});
