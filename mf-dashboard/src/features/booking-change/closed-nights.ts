import { addDays, type Booking, type Day, type Property } from '@moien/contract';

/** What of a home says which nights nobody can book. */
export type HomeCalendar = Pick<Property, 'unavailableArray' | 'allowsSameDayTurnover'>;
type Stay = Pick<Booking, 'arrivalDate' | 'departureDate'>;

/**
 * Whether nobody else's stay leaves room for the night. Those of the booking itself are open to its change,
 * and so are the nights around it that it alone closes where nobody arrives on a day of departure.
 */
export function isClosedNight(
  { unavailableArray, allowsSameDayTurnover }: HomeCalendar,
  { arrivalDate, departureDate }: Stay,
  night: Day,
): boolean {
  const [first, end] = allowsSameDayTurnover
    ? [arrivalDate, departureDate]
    : [addDays(arrivalDate, -1), addDays(departureDate, 1)];
  if (first <= night && night < end) return false;
  return unavailableArray.some((range) => range.start <= night && night < range.end);
}
