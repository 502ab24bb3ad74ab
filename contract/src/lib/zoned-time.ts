import type { Day } from './scalars.schema.ts';

const MILLISECONDS_PER_DAY = 86_400_000;

/** Making a formatter takes far longer than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The instant at which clocks of a time zone show a time of a day.
 *
 * Where the clock changes, the earlier offset counts (RFC 5545 §3.3.5): of a time that happens twice it is
 * the first, and a time that is left out is as much later as the clock was put forward.
 * @param time `HH:MM`, 00:00 to 23:59
 * @param timeZone IANA name: Europe/Luxembourg
 * @throws RangeError for an unknown time zone
 */
export function instantOf(day: Day, time: string, timeZone: string): Date {
  const wallClock = Date.parse(`${day}T${time}:00Z`);
  const before = wallClock - offsetAt(wallClock - MILLISECONDS_PER_DAY, timeZone);
  const after = wallClock - offsetAt(wallClock + MILLISECONDS_PER_DAY, timeZone);
  if (before === after) return new Date(before);
  const found = [before, after]
    .filter((instant) => instant + offsetAt(instant, timeZone) === wallClock)
    .sort((a, b) => a - b);
  return new Date(found[0] ?? before);
}

/** The day that a calendar of the time zone shows at the instant. */
export function dayAt(instant: Date, timeZone: string): Day {
  return new Date(wallClockAt(instant.getTime(), timeZone)).toISOString().slice(0, 10);
}

/** Milliseconds by which clocks of the time zone are ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  return wallClockAt(instant, timeZone) - instant;
}

/** What clocks of the time zone show, as if it were UTC; whole seconds. */
function wallClockAt(instant: number, timeZone: string): number {
  const parts = formatterOf(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}
