import { randomBytes } from 'node:crypto';
import { CALENDAR_FEEDS_MAXIMUM, type CalendarFeeds, type NewCalendarFeed, toDay } from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { cleanName } from '../../../lib/contact-text.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import { takeDays } from './apply-calendar.ts';
import { listConflicts, settleConflict } from './calendar-conflict.repository.ts';
import { listEvents } from './calendar-event.repository.ts';
import { exportPathOf, presentConflict, presentFeed } from './calendar-feed.presenter.ts';
import { deleteFeed, isOwnHome, listFeeds, putFeed } from './calendar-feed.repository.ts';
import { exportCalendar, exportedDays } from './export-calendar.ts';
import {
  findExportedHome,
  findExportSecret,
  listExported,
  putExportSecret,
  setFeedSecret,
} from './exported-calendar.repository.ts';
import { readAddress } from './fetch-calendar.ts';
import type { LettingCalendar } from './letting-calendar.port.ts';
import type { FeedReading } from './read-feeds.ts';

/** 128 random bits, 22 characters. */
const createSecret = () => randomBytes(16).toString('base64url');

type Parts = {
  database: Database;
  letting: LettingCalendar;
  reading: FeedReading;
  allowsLocalAddresses: boolean;
  now: () => Date;
};

export type CalendarFeedService = ReturnType<typeof createCalendarFeedService>;

/** The other calendars of an owner's homes. Of anybody else's homes there are none: 404 `not-found`. */
export function createCalendarFeedService(parts: Parts) {
  const { database, letting, reading, allowsLocalAddresses, now } = parts;

  async function list(propertyId: string): Promise<CalendarFeeds> {
    const [feeds, conflicts, secret] = [
      await listFeeds(database, propertyId),
      await listConflicts(database, propertyId, toDay(now())),
      await findExportSecret(database, propertyId),
    ];
    return {
      calendarFeedArray: feeds.map(presentFeed),
      exportPath: secret === undefined ? null : exportPathOf(secret),
      conflictArray: conflicts.map(presentConflict),
    };
  }

  /** Writes to a home of the caller's while nobody else writes to it. */
  async function within(
    { userId, propertyId }: Of,
    work: (transaction: OpenTransaction) => Promise<void>,
  ): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      await requireOwnHome(transaction, { userId, propertyId });
      await letting.lockProperties(transaction, [propertyId]);
      await work(transaction);
    });
  }

  return {
    async list(of: Of): Promise<CalendarFeeds> {
      await requireOwnHome(database, of);
      return list(of.propertyId);
    },

    /** @throws ProblemError 400 `calendar-address-refused`, 409 `too-many-calendars` */
    async put(of: Of, id: string, { name: givenName, url }: NewCalendarFeed): Promise<CalendarFeeds> {
      const name = cleanName(givenName);
      if (name === '') throw new ProblemError(400, 'invalid-request');
      requireAddress(url, allowsLocalAddresses);
      await within(of, async (transaction) => {
        const known = await listFeeds(transaction, of.propertyId);
        if (known.length >= CALENDAR_FEEDS_MAXIMUM && !known.some((feed) => feed.id === id.toLowerCase()))
          throw new ProblemError(409, 'too-many-calendars', { values: { count: CALENDAR_FEEDS_MAXIMUM } });
        const feed = {
          id,
          propertyId: of.propertyId,
          name,
          url: url.trim(),
          secret: createSecret(),
          at: now(),
        };
        if (!(await putFeed(transaction, feed))) throw new ProblemError(404, 'not-found');
      });
      await reading.readNow(id);
      return list(of.propertyId);
    },

    /** Frees the days that the calendar takes, which others may take that wait for them. */
    async remove(of: Of, id: string): Promise<CalendarFeeds> {
      await within(of, async (transaction) => {
        const events = await listEvents(transaction, of.propertyId);
        await deleteFeed(transaction, of.propertyId, id);
        const ended = events.filter((event) => event.feed_id === id.toLowerCase());
        await takeDays(transaction, letting, {
          propertyId: of.propertyId,
          ended: ended.map((event) => event.source_id),
          at: now(),
        });
      });
      return list(of.propertyId);
    },

    async fetch(of: Of, id: string): Promise<CalendarFeeds> {
      await requireOwnHome(database, of);
      const feeds = await listFeeds(database, of.propertyId);
      if (!feeds.some((feed) => feed.id === id.toLowerCase())) throw new ProblemError(404, 'not-found');
      await reading.readNow(id);
      return list(of.propertyId);
    },

    /** It is not shown again while its days stay the same. May be repeated. @throws ProblemError 404 */
    async settle(of: Of, conflictId: string): Promise<CalendarFeeds> {
      await within(of, async (transaction) => {
        const { propertyId } = of;
        if (!(await settleConflict(transaction, { propertyId, conflictId, at: now() })))
          throw new ProblemError(404, 'not-found');
      });
      return list(of.propertyId);
    },

    /** The address before answers no more. */
    async renewAddress(of: Of, feedId?: string): Promise<CalendarFeeds> {
      const { propertyId } = of;
      const secret = createSecret();
      await within(of, (transaction) =>
        feedId === undefined
          ? putExportSecret(transaction, { propertyId, secret, at: now() })
          : setFeedSecret(transaction, { propertyId, feedId, secret }),
      );
      return list(propertyId);
    },

    /** @throws ProblemError 404 for an address that is none or none any more */
    async export(secret: string): Promise<string> {
      const home = await findExportedHome(database, secret);
      if (!home) throw new ProblemError(404, 'not-found');
      return exportCalendar(home, await listExported(database, home, exportedDays(toDay(now()))));
    },
  };
}

type Of = { userId: string; propertyId: string };

async function requireOwnHome(
  database: Database | OpenTransaction,
  { userId, propertyId }: Of,
): Promise<void> {
  if (!(await isOwnHome(database, propertyId, userId))) throw new ProblemError(404, 'not-found');
}

function requireAddress(url: string, allowsLocalAddresses: boolean): void {
  try {
    readAddress(url, allowsLocalAddresses);
  } catch {
    throw new ProblemError(400, 'calendar-address-refused');
  }
}
