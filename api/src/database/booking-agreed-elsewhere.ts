import {
  addDays,
  type CancellationPolicy,
  type CurrencyCode,
  cancellationPolicyOf,
  type Day,
  instantOf,
  nightsBetween,
} from '@moien/contract';
import type { Row } from './insert-rows.ts';

type Agreed = {
  id: string;
  property_id: string;
  guest_id: string;
  arrival_date: Day;
  departure_date: Day;
  allows_same_day_turnover: boolean;
  created_at: string;
  time_zone?: string;
  check_in_time?: string;
  check_out_time?: string;
  cancellation_policy?: CancellationPolicy;
  currency?: CurrencyCode;
};

/**
 * The row of a confirmed booking that was agreed and paid elsewhere: its quote has no lines, so nothing is
 * paid or refunded here. JSON columns hold objects, not text.
 */
export function bookingAgreedElsewhere({
  time_zone = 'Europe/Luxembourg',
  check_in_time = '15:00',
  check_out_time = '11:00',
  cancellation_policy = 'moderate',
  currency = 'EUR',
  ...stay
}: Agreed): Row {
  const { arrival_date: arrivalDate, departure_date: departureDate } = stay;
  const nightCount = nightsBetween(arrivalDate, departureDate);
  const nights = Array.from({ length: nightCount }, (_, index) => ({
    day: addDays(arrivalDate, index),
    amount: 0,
    touristTax: 0,
  }));
  const quote = { nightCountByPriceMap: {}, currency, lineArray: [], total: 0 };
  return {
    ...stay,
    state: 'confirmed',
    is_instant: true,
    quote: { arrivalDate, departureDate, nightCount, ...quote },
    night_array: nights,
    policy: cancellationPolicyOf(cancellation_policy, nightCount),
    time_zone,
    check_in_time,
    check_out_time,
    confirmed_at: stay.created_at,
    clock_at: instantOf(arrivalDate, check_in_time, time_zone).toISOString(),
  };
}
