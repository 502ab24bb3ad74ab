import type { LanguageTag } from '@moien/contract';
import type { TextFunction } from '@moien/shared-lib';
import { dayInTimeZone, deviceTimeZone, formatDay, formatDays, formatInstant } from '@moien/shared-lib/ui';

const DAY_MILLISECONDS = 86_400_000;

/** When a message was sent, as a list says it: today the time, `yesterday`, otherwise the day. */
export function whenText(timestamp: string, now: Date, languageTag: LanguageTag, t: TextFunction): string {
  const timeZone = deviceTimeZone();
  const day = dayInTimeZone(timestamp, timeZone);
  if (day === dayInTimeZone(now.toISOString(), timeZone))
    return formatInstant(timestamp, timeZone, languageTag, 'time');
  const before = new Date(now.getTime() - DAY_MILLISECONDS).toISOString();
  if (day === dayInTimeZone(before, timeZone)) return t('yesterday', {});
  return isThisYear(day, now) ? formatDays(day, day, languageTag) : formatDay(day, languageTag, 'medium');
}

/** Only a day of another year says its year. */
function isThisYear(day: string, now: Date): boolean {
  return day.startsWith(`${now.getFullYear()}-`);
}

/** The day above the messages of a day. */
export function dayText(day: string, now: Date, languageTag: LanguageTag, t: TextFunction): string {
  const timeZone = deviceTimeZone();
  if (day === dayInTimeZone(now.toISOString(), timeZone)) return t('today', {});
  const before = new Date(now.getTime() - DAY_MILLISECONDS).toISOString();
  if (day === dayInTimeZone(before, timeZone)) return t('yesterday', {});
  return formatDay(day, languageTag, isThisYear(day, now) ? 'weekday' : 'long');
}
