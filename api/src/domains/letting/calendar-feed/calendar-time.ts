import type { ContentLine } from './calendar-lines.ts';
import { type FindZone, UTC, type Zone } from './calendar-zone.ts';

/** A DATE or DATE-TIME of a file. */
export type CalendarTime = {
  /** What it says, as if it were UTC, in milliseconds; of a DATE its midnight. */
  wallClock: number;
  isDate: boolean;
  /** None for a DATE and for a time that is meant wherever the home is. */
  zone: Zone | undefined;
};

const SECOND = 1000;
export const DAY = 86_400 * SECOND;

const TIME = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z)?)?$/i;
const DURATION = /^([+-])?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;

/**
 * Undefined for what is no day of the calendar or no time; a DATE needs no `VALUE=DATE`, which many leave
 * out.
 */
export function readTime(
  { parameters, value }: Pick<ContentLine, 'parameters' | 'value'>,
  findZone: FindZone,
): CalendarTime | undefined {
  const match = TIME.exec(value);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((text) => Number(text ?? 0));
  const isDate = match[4] === undefined;
  const wallClock = Date.UTC(year, month - 1, day, hour, minute, Math.min(second, 59));
  const isReal = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day && month >= 1 && month <= 12;
  if (!isReal || year < 1900 || hour > 24 || minute > 59) return undefined;
  const zone = match[7] ? UTC : findZone(parameters.TZID ?? '');
  return { wallClock, isDate, zone: isDate ? undefined : zone };
}

/** Every time of a line such as EXDATE, which has several; of a period its start. */
export function readTimes(line: ContentLine, findZone: FindZone): CalendarTime[] {
  return line.value.split(',').flatMap((part) => {
    const [value = ''] = part.trim().split('/');
    return readTime({ parameters: line.parameters, value }, findZone) ?? [];
  });
}

/** The instant of a time, or its wall clock where it has no zone. */
export const placeOf = ({ wallClock, zone }: CalendarTime): number => (zone ? zone(wallClock) : wallClock);

/** Milliseconds; undefined for what is no duration (RFC 5545 §3.3.6). */
export function readDuration(value: string): number | undefined {
  const match = DURATION.exec(value);
  if (!match || /[PT]$/i.test(value)) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(2)
    .map((text) => Number(text ?? 0));
  const length = (weeks * 7 + days) * DAY + ((hours * 60 + minutes) * 60 + seconds) * SECOND;
  return match[1] === '-' ? -length : length;
}
