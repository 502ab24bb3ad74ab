import { addDays } from '../lib/day.ts';
import type { Day } from '../lib/scalars.schema.ts';
import { dayAt, instantOf } from '../lib/zoned-time.ts';

/** `HH:MM` by the clock of the person; an end before the beginning is of the next day. */
export type QuietHours = { from: string; to: string };

/** Where nobody has said which clock to follow. */
export const DEFAULT_TIME_ZONE = 'Europe/Luxembourg';
/** When the digest of a day is sent, by the clock of the person. */
export const DIGEST_TIME = '08:00';

/**
 * When the quiet hours end in which an instant lies; null where it lies in none. Their length differs on the
 * days on which clocks change.
 */
export function quietUntil(at: Date, { from, to }: QuietHours, timeZone: string): Date | null {
  const today = dayAt(at, timeZone);
  for (const day of [addDays(today, -1), today]) {
    const begin = instantOf(day, from, timeZone);
    const end = instantOf(to > from ? day : addDays(day, 1), to, timeZone);
    if (begin <= at && at < end) return end;
  }
  return null;
}

/** The next digest after an instant: its day, and when it is due. */
export function nextDigest(at: Date, timeZone: string): { day: Day; dueAt: Date } {
  const today = dayAt(at, timeZone);
  const day = at < instantOf(today, DIGEST_TIME, timeZone) ? today : addDays(today, 1);
  return { day, dueAt: instantOf(day, DIGEST_TIME, timeZone) };
}

/** Whether clocks of that name are known here. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
