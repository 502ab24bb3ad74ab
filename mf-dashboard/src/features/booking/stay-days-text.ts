import type { Booking, LanguageTag } from '@moien/contract';
import { formatDays } from '@moien/shared-lib/ui';

/** The days of a stay with their year: `5 – 9 Jun 2030`, `28 Dec 2030 – 5 Jan 2031`. */
export function stayDaysText(
  { arrivalDate, departureDate }: Pick<Booking, 'arrivalDate' | 'departureDate'>,
  languageTag: LanguageTag,
): string {
  const days = formatDays(arrivalDate, departureDate, languageTag);
  const year = arrivalDate.slice(0, 4);
  // Days of two years are written with both.
  return departureDate.startsWith(year) ? `${days} ${year}` : days;
}
