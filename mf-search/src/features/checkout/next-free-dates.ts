import { addDays, type DateRange, nightsBetween } from '@moien/contract';
import { isForbiddenNight, type Nights } from '../booking-box/night-rules.ts';
import type { Dates } from './checkout-problem.ts';

const DAYS_AHEAD = 365;

/**
 * As many nights on a later arrival, as the home’s calendar has them free.
 * @returns null when there are none within a year
 */
export function nextFreeDates(nights: Nights, { arrival, departure }: DateRange): Dates | null {
  if (!arrival || !departure) return null;
  const count = nightsBetween(arrival, departure);
  let free = 0;
  for (let ahead = 1; ahead < DAYS_AHEAD + count; ahead++) {
    const night = addDays(arrival, ahead);
    free = isForbiddenNight(nights, night) ? 0 : free + 1;
    if (free === count) return { arrivalDate: addDays(night, 1 - count), departureDate: addDays(night, 1) };
  }
  return null;
}
