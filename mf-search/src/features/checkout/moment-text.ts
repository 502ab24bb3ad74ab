import type { LanguageTag } from '@moien/contract';
import type { TextFunction } from '@moien/shared-lib';
import { dayInTimeZone, formatDay, formatInstant } from '@moien/shared-lib/ui';

/** An instant by the clock of a home: `Fri 31 May, 15:00`. */
export function momentText(
  instant: Date,
  timeZone: string,
  languageTag: LanguageTag,
  t: TextFunction,
): string {
  const timestamp = instant.toISOString();
  const day = formatDay(dayInTimeZone(timestamp, timeZone), languageTag, 'medium');
  return t('moment', { day, time: formatInstant(timestamp, timeZone, languageTag, 'time') });
}
