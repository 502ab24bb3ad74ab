import type { Day, LanguageTag } from '@moien/contract';
import { formatDay } from '@moien/shared-lib/ui';

/** Both days of a stay with their weekday, or with their year where it changes between them. */
export function stayDays(
  arrival: Day | undefined,
  departure: Day | undefined,
  languageTag: LanguageTag,
  none = '',
): { from: string; to: string } {
  const isOneYear = !arrival || !departure || arrival.slice(0, 4) === departure.slice(0, 4);
  const text = (day: Day | undefined) =>
    day ? formatDay(day, languageTag, isOneYear ? 'weekday' : 'medium') : none;
  return { from: text(arrival), to: text(departure) };
}
