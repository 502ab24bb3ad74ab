import type { Day } from './scalars.schema.ts';

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

/** The same day so many months later, or the last of a month that has no such day. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return toDay(new Date(Date.UTC(year, month - 1 + count, Math.min(date, lastDate))));
}

/** Whole months of a stay, counted from its first day, and the nights that follow them: at most 30. */
export function monthsBetween(arrival: Day, departure: Day): { months: number; nights: number } {
  let months = 0;
  while (addMonths(arrival, months + 1) <= departure) months += 1;
  return { months, nights: nightsBetween(addMonths(arrival, months), departure) };
}

/** Nights of a stay; negative when the departure lies before the arrival. */
export function nightsBetween(arrival: Day, departure: Day): number {
  return (Date.parse(`${departure}T00:00:00Z`) - Date.parse(`${arrival}T00:00:00Z`)) / MILLISECONDS_PER_DAY;
}
