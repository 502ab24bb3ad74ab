import { addDays, type Day } from '@moien/contract';
import { DAY_MILLISECONDS } from '../../../lib/milliseconds.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import { announceConflicts } from './announce-conflicts.ts';
import {
  allowsTurnover,
  type EventRow,
  listEvents,
  listOwnDays,
  replaceEvents,
} from './calendar-event.repository.ts';
import { type ChosenEvent, chooseEvents } from './choose-events.ts';
import { lockFeed, recordReading } from './feed-reading.repository.ts';
import type { Validators } from './fetch-calendar.ts';
import type { LettingCalendar } from './letting-calendar.port.ts';
import type { ReadCalendar } from './read-calendar.ts';

/** For how long a calendar that has nothing left is not believed. */
const EMPTY_MILLISECONDS = DAY_MILLISECONDS;

type Reading = {
  feedId: string;
  propertyId: string;
  /** Undefined where the server says that nothing has changed. */
  calendar: ReadCalendar | undefined;
  validators: Validators;
  today: Day;
  at: Date;
};

/**
 * Makes what was read in a calendar the days that it takes, in one transaction under the lock of the home.
 * The owner is notified of conflicts in it.
 */
export async function applyCalendar(
  transaction: OpenTransaction,
  letting: LettingCalendar,
  { feedId, propertyId, calendar, validators, today, at }: Reading,
): Promise<void> {
  await letting.lockProperties(transaction, [propertyId]);
  const feed = await lockFeed(transaction, feedId);
  if (!feed) return;
  const before = await listEvents(transaction, propertyId);
  const own = before.filter((event) => event.feed_id === feedId);
  if (!calendar) {
    const { entity_tag: entityTag, last_modified: lastModified } = feed;
    await recordReading(transaction, feedId, {
      ...{ at, entityTag, lastModified, emptySince: null },
      ...{ skippedCount: feed.skipped_count, ignoredCount: feed.ignored_count },
    });
    await takeDays(transaction, letting, { propertyId, ended: [], at });
    return;
  }
  const { events, ignoredCount } = chooseEvents(calendar.events, { feedId, propertyId, today });
  const hasDaysLeft = own.some((event) => event.end_day > today);
  const emptySince = events.length === 0 && hasDaysLeft ? new Date(feed.empty_since ?? at) : null;
  const isBelieved = !emptySince || at.getTime() - emptySince.getTime() >= EMPTY_MILLISECONDS;
  await recordReading(transaction, feedId, {
    ...(isBelieved ? validators : { entityTag: null, lastModified: null }),
    ...{ at, emptySince: isBelieved ? null : emptySince, ignoredCount },
    skippedCount: calendar.skipped.length,
  });
  if (isBelieved) {
    const ownDays = await listOwnDays(transaction, propertyId, today);
    const marked = events.map((event) => ({ ...event, isEcho: isEcho(event, own, ownDays, today) }));
    await replaceEvents(transaction, feedId, marked);
  }
  const left = new Set(isBelieved ? events.map(({ sourceId }) => sourceId) : own.map((row) => row.source_id));
  const ended = own.map((row) => row.source_id).filter((id) => !left.has(id));
  await takeDays(transaction, letting, { propertyId, ended, at });
}

/**
 * Days without a reservation that this site has taken or closed itself: another calendar has read them here
 * and tells them as its own. They take nothing, or they would stay taken here until both calendars have been
 * read again. Once an echo, an event is one until its days change.
 */
function isEcho(
  { sourceId, firstDay, endDay, isReservation }: ChosenEvent,
  known: readonly EventRow[],
  ownDays: readonly { first_day: Day; end_day: Day }[],
  today: Day,
): boolean {
  if (isReservation) return false;
  const before = known.find((row) => row.source_id === sourceId);
  if (before && before.first_day === firstDay && before.end_day === endDay) return before.is_echo;
  const start = firstDay > today ? firstDay : today;
  return ownDays.some((own) => own.first_day <= start && own.end_day >= endDay);
}

type Taking = {
  propertyId: string;
  /** Events that are gone. */
  ended: readonly string[];
  at: Date;
};

/** Gives all calendars of a home the days that they take by now, and notifies the owner of new conflicts. */
export async function takeDays(
  transaction: OpenTransaction,
  letting: LettingCalendar,
  { propertyId, ended, at }: Taking,
): Promise<void> {
  const events = await listEvents(transaction, propertyId);
  const rows = events.filter((row) => !row.is_echo);
  // A departure day is nobody's arrival where the home allows no turnover (product decision 25).
  const departureDays = (await allowsTurnover(transaction, propertyId)) ? 0 : 1;
  const toEvent = (row: EventRow) => ({
    sourceId: row.source_id,
    source: row.feed_name,
    firstDay: row.first_day,
    endDay: addDays(row.end_day, row.is_reservation ? departureDays : 0),
  });
  await letting.importEvents(transaction, propertyId, {
    reservations: rows.filter((row) => row.is_reservation).map(toEvent),
    blocks: rows.filter((row) => !row.is_reservation).map(toEvent),
    ended: [...ended, ...events.filter((row) => row.is_echo).map((row) => row.source_id)],
  });
  await announceConflicts(transaction, letting, propertyId, at);
}
