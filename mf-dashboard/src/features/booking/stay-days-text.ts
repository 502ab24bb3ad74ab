import type { Booking, LanguageTag } from '@moien/contract';
import { formatDay, formatDays } from '@moien/shared-lib/ui';

/** The days of a stay with their year: `5 – 9 Jun 2030`, `28 Dec 2030 – 5 Jan 2031`. */
export function stayDaysText(
  { arrivalDate, departureDate }: Pick<Booking, 'arrivalDate' | 'departureDate'>,
  languageTag: LanguageTag,
): string {
  const year = arrivalDate.slice(0, 4);
  if (departureDate.startsWith(year)) return `${formatDays(arrivalDate, departureDate, languageTag)} ${year}`;
  const [arrival, departure] = [arrivalDate, departureDate].map((day) =>
    formatDay(day, languageTag, 'medium'),
  );
  return `${arrival}\u00a0– ${departure}`;
}
