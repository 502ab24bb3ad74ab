import type { CalendarFeed, CalendarFeedConflict } from '@moien/contract';
import type { listConflicts } from './calendar-conflict.repository.ts';
import type { ListedFeed } from './calendar-feed.repository.ts';

export const exportPathOf = (secret: string) => `/api/calendar-feeds/${secret}.ics`;

export const presentFeed = (row: ListedFeed): CalendarFeed => ({
  id: row.id,
  name: row.name,
  url: row.url,
  exportPath: exportPathOf(row.secret),
  fetchedTimestamp: row.fetched_at,
  problem: row.problem,
  reservationCount: row.reservation_count,
  blockCount: row.block_count,
  ignoredCount: row.ignored_count,
  skippedCount: row.skipped_count,
  isEmptied: row.empty_since !== null,
});

export const presentConflict = (
  row: Awaited<ReturnType<typeof listConflicts>>[number],
): CalendarFeedConflict => ({
  id: row.id,
  source: row.source,
  firstDay: row.first_day,
  endDay: row.end_day,
  kind: row.kind,
  bookingId: row.booking_id,
});
