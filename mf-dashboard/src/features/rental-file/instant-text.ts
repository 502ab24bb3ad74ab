import type { LanguageTag } from '@moien/contract';
import { dayInTimeZone, deviceTimeZone, formatDay, formatInstant } from '@moien/shared-lib/ui';

/** Day and time by the device's clock. */
export function instantText(instant: string, languageTag: LanguageTag): string {
  const timeZone = deviceTimeZone();
  const day = formatDay(dayInTimeZone(instant, timeZone), languageTag, 'medium');
  return `${day}, ${formatInstant(instant, timeZone, languageTag, 'time')}`;
}
