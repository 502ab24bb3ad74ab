import { dayAt } from '@moien/contract';
import pLimit from 'p-limit';
import type { Database } from '../../../database/database.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { applyCalendar } from './apply-calendar.ts';
import { CalendarError } from './calendar-error.ts';
import type { CalendarReader } from './calendar-reader.ts';
import {
  claimDueFeeds,
  claimFeed,
  type DueFeed,
  recordFailure,
  setNextFetch,
} from './feed-reading.repository.ts';
import { fetchCalendar } from './fetch-calendar.ts';
import type { LettingCalendar } from './letting-calendar.port.ts';

const MINUTE = 60_000;
const INTERVAL = 15 * MINUTE;
/** Calendars that were added together are not read together for ever. */
const SPREAD = 2 * MINUTE;
/** After each failure twice as long, up to six hours. */
const INTERVAL_MAXIMUM = 360 * MINUTE;
/** Failures in a row after which the owner is told: about two hours. */
const FAILURES_TOLD = 4;
/** Calendars that are read at once, and claimed together: each may take ten seconds to answer. */
const AT_ONCE = 8;
/** The job comes each minute. */
const RUN_MILLISECONDS = 50_000;

type Parts = {
  database: Database;
  letting: LettingCalendar;
  reader: CalendarReader;
  allowsLocalAddresses: boolean;
  /** For tests: how long a calendar may take to answer. */
  timeMilliseconds?: number;
  now: () => Date;
  log: { error: (fields: object, message: string) => void };
};

export type FeedReading = ReturnType<typeof createFeedReading>;

/** Reads other calendars and takes their days. */
export function createFeedReading(parts: Parts) {
  const { database, now } = parts;
  const nextAt = () => new Date(now().getTime() + INTERVAL + (Math.random() - 0.5) * SPREAD);

  return {
    /** All that are due, for almost a minute at most. */
    async readDue(): Promise<void> {
      const end = performance.now() + RUN_MILLISECONDS;
      const limit = pLimit(AT_ONCE);
      let feeds: DueFeed[];
      do {
        feeds = await claimDueFeeds(database, { at: now(), nextAt: nextAt(), limit: AT_ONCE });
        await Promise.all(feeds.map((feed) => limit(() => readFeed(parts, feed))));
      } while (feeds.length === AT_ONCE && performance.now() < end);
    },

    /** One, unless it was read a moment ago. */
    async readNow(feedId: string): Promise<void> {
      const feed = await claimFeed(database, feedId, { at: now(), nextAt: nextAt() });
      if (feed) await readFeed(parts, feed);
    },
  };
}

/** What fails is written down; the days that the calendar took stay taken. */
async function readFeed(parts: Parts, feed: DueFeed): Promise<void> {
  const { database, letting, reader, allowsLocalAddresses, timeMilliseconds, now, log } = parts;
  try {
    const known = { entityTag: feed.entity_tag, lastModified: feed.last_modified };
    const fetched = await fetchCalendar(feed.url, known, { allowsLocalAddresses, timeMilliseconds });
    const home = { timeZone: feed.time_zone, today: dayAt(now(), feed.time_zone) };
    const calendar =
      fetched.outcome === 'unchanged'
        ? undefined
        : await reader.read({ bytes: fetched.bytes, contentType: fetched.contentType, home });
    const { entityTag, lastModified } = fetched.outcome === 'unchanged' ? known : fetched;
    await database.transaction().execute((transaction) =>
      applyCalendar(transaction, letting, {
        ...{ feedId: feed.id, propertyId: feed.property_id, calendar, at: now(), today: home.today },
        validators: { entityTag, lastModified },
      }),
    );
  } catch (error) {
    // An address is a secret of its owner, and a calendar the guests': neither is logged.
    if (!(error instanceof CalendarError)) log.error({ err: error, feedId: feed.id }, 'a calendar failed');
    await noteFailure(database, feed.id, error instanceof CalendarError ? error.problem : 'no-answer', now());
  }
}

async function noteFailure(database: Database, feedId: string, problem: string, at: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const failures = await recordFailure(transaction, feedId, problem);
    if (failures === 0) return;
    const pause = Math.min(INTERVAL * 2 ** (failures - 1), INTERVAL_MAXIMUM);
    await setNextFetch(transaction, feedId, new Date(at.getTime() + pause));
    if (failures === FAILURES_TOLD)
      await addJob(
        transaction,
        'send-calendar-feed-mail',
        { feedId },
        { key: `calendar feed mail ${feedId}` },
      );
  });
}
