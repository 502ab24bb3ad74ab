import { addDays, type Day, dayAt, toDay } from '@moien/contract';
import { CalendarError } from './calendar-error.ts';
import { type ContentLine, splitCalendar, unescapeText } from './calendar-lines.ts';
import { type CalendarTime, DAY, placeOf, readDuration, readTime, readTimes } from './calendar-time.ts';
import { createZones, type FindZone } from './calendar-zone.ts';
import { expandRule } from './recurrence.ts';

/** How far ahead events are taken. */
export const WINDOW_DAYS = 730;
const OCCURRENCES_MAXIMUM = 10_000;
/** Of one event: 400 years, so that no end lies beyond what a date can be. */
const LENGTH_MAXIMUM = 400 * 366 * DAY;

/** Days of the home that another calendar takes. */
export type CalendarEvent = {
  uid: string;
  /** Which of a repeated event, or of several events that share their UID; empty for any other. */
  recurrenceId: string;
  firstDay: Day;
  /** Not included: the day of departure. */
  endDay: Day;
  /** False for days that the other calendar merely does not offer. */
  isReservation: boolean;
};

export type SkipReason = 'no-start' | 'end-before-start' | 'rule-not-followed';

export type ReadCalendar = {
  /** From today on, at most two years ahead, by their first day. */
  events: CalendarEvent[];
  skipped: { uid: string; reason: SkipReason }[];
};

type Home = { timeZone: string; today: Day };

/** An event as the file has it, before it is repeated. */
type Entry = {
  uid: string;
  lines: readonly ContentLine[];
  start: CalendarTime;
  /** Milliseconds. */
  length: number;
  sequence: number;
  recurrenceId: CalendarTime | undefined;
  isForAllThatFollow: boolean;
};

/**
 * What a calendar file says of a home's days (RFC 5545). All-day events are the days that they name; times
 * are days of the home's time zone. What is cancelled or takes no time is left out.
 * @throws CalendarError for what cannot be taken as a whole
 */
export function readCalendar(text: string, home: Home): ReadCalendar {
  const parts = splitCalendar(text);
  const findZone = createZones(parts.zones);
  const skipped: ReadCalendar['skipped'] = [];
  const entries = parts.events.flatMap((lines) => {
    const entry = readEntry(lines, findZone);
    if (typeof entry !== 'string') return entry;
    skipped.push({ uid: textOf(lines, 'UID'), reason: entry });
    return [];
  });
  const taken = new Map<string, CalendarEvent>();
  for (const group of groupByUid(entries))
    for (const event of eventsOf(group, { home, findZone, skipped })) {
      const key = [event.uid, event.recurrenceId, event.firstDay, event.endDay].join('\n');
      taken.set(key, event);
      if (taken.size > OCCURRENCES_MAXIMUM) throw new CalendarError('too-many-events');
    }
  const events = [...taken.values()].sort((a, b) => compare(a.firstDay, b.firstDay) || compare(a.uid, b.uid));
  return { events, skipped };
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const lineOf = (lines: readonly ContentLine[], name: string) => lines.find((line) => line.name === name);
const textOf = (lines: readonly ContentLine[], name: string) => lineOf(lines, name)?.value ?? '';

function readEntry(lines: readonly ContentLine[], findZone: FindZone): Entry | SkipReason {
  const startLine = lineOf(lines, 'DTSTART');
  const start = startLine && readTime(startLine, findZone);
  if (!start) return 'no-start';
  const length = lengthOf(lines, start, findZone);
  if (length < 0) return 'end-before-start';
  const recurrenceLine = lineOf(lines, 'RECURRENCE-ID');
  return {
    uid: textOf(lines, 'UID'),
    lines,
    start,
    length,
    sequence: Number(textOf(lines, 'SEQUENCE')) || 0,
    recurrenceId: recurrenceLine && readTime(recurrenceLine, findZone),
    isForAllThatFollow: recurrenceLine?.parameters.RANGE?.toUpperCase() === 'THISANDFUTURE',
  };
}

/** Without an end an all-day event is one day, and so is any that ends when it begins. */
function lengthOf(lines: readonly ContentLine[], start: CalendarTime, findZone: FindZone): number {
  const endLine = lineOf(lines, 'DTEND');
  const end = endLine && readTime(endLine, findZone);
  const ended = end ? placeOf(end.zone ? end : { ...end, zone: start.zone }) - placeOf(start) : undefined;
  return Math.min(ended ?? readDuration(textOf(lines, 'DURATION')) ?? 0, LENGTH_MAXIMUM);
}

/**
 * Of one UID. A higher SEQUENCE replaces a lower one. Several with the same are not revisions but
 * reservations of a server that gives all of them one UID: each of them counts.
 */
function groupByUid(entries: readonly Entry[]): Entry[][] {
  const groups = new Map<string, Entry[]>();
  for (const [index, entry] of entries.entries()) {
    const key = entry.uid || `without UID ${index}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].map((group) => {
    const newest = new Map<string, number>();
    const idOf = ({ recurrenceId }: Entry) => (recurrenceId ? String(placeOf(recurrenceId)) : '');
    for (const entry of group)
      newest.set(idOf(entry), Math.max(newest.get(idOf(entry)) ?? 0, entry.sequence));
    return group.filter((entry) => entry.sequence === newest.get(idOf(entry)));
  });
}

type Reading = { home: Home; findZone: FindZone; skipped: ReadCalendar['skipped'] };

function eventsOf(group: readonly Entry[], reading: Reading): CalendarEvent[] {
  const changes = group.filter((entry) => entry.recurrenceId);
  const masters = group.filter((entry) => !entry.recurrenceId);
  const events = masters.flatMap((master) => {
    const isRepeated = master.lines.some(({ name }) => name === 'RRULE' || name === 'RDATE');
    return occurrencesOf(master, reading).flatMap((start): CalendarEvent[] => {
      if (changes.some((change) => isChangeOf(change, start))) return [];
      const following = changes.findLast((change) => change.isForAllThatFollow && isAfter(change, start));
      const place = following ? movedBy(following, start) : start;
      const recurrenceId = isRepeated || masters.length > 1 ? toText(start) : '';
      return toEvents(following ?? master, place, recurrenceId, reading.home);
    });
  });
  const changed = changes.flatMap((change) =>
    toEvents(change, change.start, toText(change.recurrenceId ?? change.start), reading.home),
  );
  return [...events, ...changed];
}

const toText = ({ wallClock }: CalendarTime) => new Date(wallClock).toISOString();

/** A change may name an occurrence in another zone, or by its day alone. */
function isChangeOf({ recurrenceId }: Entry, start: CalendarTime): boolean {
  if (!recurrenceId) return false;
  if (recurrenceId.isDate || start.isDate) return isSameDay(recurrenceId, start);
  return placeOf(recurrenceId) === placeOf(start);
}

const isSameDay = (a: CalendarTime, b: CalendarTime) =>
  Math.floor(a.wallClock / DAY) === Math.floor(b.wallClock / DAY);

const isAfter = ({ recurrenceId }: Entry, start: CalendarTime) =>
  recurrenceId !== undefined && placeOf(start) > placeOf(recurrenceId);

function movedBy({ start, recurrenceId }: Entry, occurrence: CalendarTime): CalendarTime {
  const shift = start.wallClock - (recurrenceId?.wallClock ?? start.wallClock);
  return { ...start, wallClock: occurrence.wallClock + shift };
}

/** When an event begins, each time: by its start, RRULE and RDATE, without EXDATE. */
function occurrencesOf(entry: Entry, { home, findZone, skipped }: Reading): CalendarTime[] {
  const { lines, start, length } = entry;
  const from = Date.parse(home.today) - length - 2 * DAY;
  const window = { from, to: Date.parse(home.today) + (WINDOW_DAYS + 1) * DAY };
  const starts = new Map([[start.wallClock, start]]);
  for (const { value } of lines.filter(({ name }) => name === 'RRULE')) {
    const { wallClock, isDate, zone } = start;
    const found = expandRule({ text: value, start: wallClock, isDate, zone }, window);
    if (!found) skipped.push({ uid: entry.uid, reason: 'rule-not-followed' });
    for (const time of found ?? []) starts.set(time, { ...start, wallClock: time });
  }
  for (const line of lines.filter(({ name }) => name === 'RDATE'))
    for (const time of readTimes(line, findZone))
      starts.set(time.wallClock, { ...time, isDate: start.isDate });
  const exceptions = lines
    .filter(({ name }) => name === 'EXDATE')
    .flatMap((line) => readTimes(line, findZone));
  const days = new Set(exceptions.filter(({ isDate }) => isDate).map((time) => toText(time).slice(0, 10)));
  const places = new Set(exceptions.map(placeOf));
  return [...starts.values()].filter(
    (time) => !places.has(placeOf(time)) && !days.has(toText(time).slice(0, 10)),
  );
}

/** Nothing for what does not count, is over or begins too late; what lasts longer ends with the window. */
function toEvents(entry: Entry, start: CalendarTime, recurrenceId: string, home: Home): CalendarEvent[] {
  const { lines, uid, length } = entry;
  if (textOf(lines, 'STATUS').toUpperCase() === 'CANCELLED') return [];
  if (textOf(lines, 'TRANSP').toUpperCase() === 'TRANSPARENT') return [];
  const firstDay = dayOf(start, 0, home);
  const lastMoment = dayOf(start, length, home);
  const endDay = lastMoment > firstDay ? lastMoment : addDays(firstDay, 1);
  const windowEnd = addDays(home.today, WINDOW_DAYS);
  if (endDay <= home.today || firstDay >= windowEnd) return [];
  const summary = unescapeText(textOf(lines, 'SUMMARY'));
  return [
    {
      uid,
      recurrenceId,
      firstDay,
      endDay: endDay < windowEnd ? endDay : windowEnd,
      isReservation: isReservation(summary),
    },
  ];
}

function dayOf(start: CalendarTime, length: number, { timeZone }: Home): Day {
  const place = placeOf(start) + length;
  return start.zone ? dayAt(new Date(place), timeZone) : toDay(new Date(place));
}

/** What Airbnb, Vrbo and this site call days that nobody has booked. */
const BLOCKED =
  /^(?:blocked|unavailable|not available|nicht verfügbar|geblockt|blockiert|indisponible|bloqué|no disponible|non disponibile|niet beschikbaar)\b|\((?:not available|nicht verfügbar|indisponible|no disponible|non disponibile|niet beschikbaar)\)/i;

/**
 * Booking.com says "CLOSED - Not available" of reservations too; whatever is not known to be none counts as a
 * reservation.
 */
export function isReservation(summary: string): boolean {
  return !BLOCKED.test(summary.trim());
}
