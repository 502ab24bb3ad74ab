import type { Day, LanguageTag } from '@moien/contract';
import { formatDay } from '@moien/shared-lib/ui';

/** Both days of a stay with their weekday, or with their year where it changes between them. */
export function stayDays(
  arrival: Day,
  departure: Day,
  languageTag: LanguageTag,
): { from: string; to: string } {
  const isOneYear = arrival.slice(0, 4) === departure.slice(0, 4);
  const text = (day: Day) => formatDay(day, languageTag, isOneYear ? 'weekday' : 'medium');
  return { from: text(arrival), to: text(departure) };
}
