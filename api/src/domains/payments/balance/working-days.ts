import { addDays, type Day } from '@moien/contract';

/**
 * The day so many working days later; Saturdays and Sundays are none. Holidays of the banks are not known
 * here.
 */
export function addWorkingDays(day: Day, count: number): Day {
  let result = day;
  for (let left = count; left > 0; ) {
    result = addDays(result, 1);
    const weekday = new Date(`${result}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return result;
}
