import type { Day, LanguageTag } from '@moien/contract';
import { formatDay } from '@moien/shared-lib/ui';

/** Both days of a stay with their weekday, by which they are known without a year. */
export function stayDays(
  arrival: Day,
  departure: Day,
  languageTag: LanguageTag,
): { from: string; to: string } {
  const text = (day: Day) => formatDay(day, languageTag, 'weekday');
  return { from: text(arrival), to: text(departure) };
}
