import { addDays, type Day, instantOf } from '@moien/contract';
import type { BookingRow } from './booking-row.ts';

type Stay = Pick<
  BookingRow,
  'arrival_date' | 'departure_date' | 'check_in_time' | 'check_out_time' | 'time_zone' | 'night_array'
>;

export function checkInOf({ arrival_date: day, check_in_time: time, time_zone: zone }: Stay): Date {
  return instantOf(day, time, zone);
}

export function checkOutOf({ departure_date: day, check_out_time: time, time_zone: zone }: Stay): Date {
  return instantOf(day, time, zone);
}

/** The first day whose night has not begun: a night begins after the check-in time of its day. */
export function firstNightLeft(stay: Stay, at: Date): Day {
  const nightsBegun = stay.night_array.filter(
    ({ day }) => instantOf(day, stay.check_in_time, stay.time_zone) < at,
  ).length;
  return addDays(stay.arrival_date, nightsBegun);
}

/** Whether an instant has passed; at the instant itself it has not. */
export function isOver(instant: string | Date | null, at: Date): boolean {
  return instant !== null && at > new Date(instant);
}
