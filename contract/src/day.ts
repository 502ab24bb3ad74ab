import type { Day } from './schema/scalars.ts';

const MILLISECONDS_PER_DAY = 86_400_000;

/** True for a day that exists in the calendar between the years 1900 and 2199. */
export function isDay(value: string): boolean {
  if (!/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && toDay(new Date(time)) === value;
}

export function toDay(instant: Date): Day {
  return instant.toISOString().slice(0, 10);
}

export function addDays(day: Day, count: number): Day {
  return toDay(new Date(Date.parse(`${day}T00:00:00Z`) + count * MILLISECONDS_PER_DAY));
}

/** Nights of a stay; negative when the departure lies before the arrival. */
export function nightsBetween(arrival: Day, departure: Day): number {
  return (Date.parse(`${departure}T00:00:00Z`) - Date.parse(`${arrival}T00:00:00Z`)) / MILLISECONDS_PER_DAY;
}
