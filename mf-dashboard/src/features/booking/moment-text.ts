import type { LanguageTag } from '@moien/contract';
import type { TextFunction } from '@moien/shared-lib';
import { type DayStyle, dayInTimeZone, formatDay, formatInstant } from '@moien/shared-lib/ui';

/**
 * An instant as clocks of the home show it: `21 November 2026, 18:30`.
 * @param instant UTC ISO string
 */
export function momentText(
  instant: string,
  timeZone: string,
  languageTag: LanguageTag,
  t: TextFunction,
  style: DayStyle = 'long',
): string {
  const day = formatDay(dayInTimeZone(instant, timeZone), languageTag, style);
  return t('moment', { day, time: formatInstant(instant, timeZone, languageTag, 'time') });
}
