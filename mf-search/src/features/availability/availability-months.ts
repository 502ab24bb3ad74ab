import { addDays, type Day, type DayRange } from '@moien/contract';

export type AvailabilityDay = { day: Day; state: 'free' | 'taken' | 'past' };
/**
 * A month with its days; `leadingBlanks` are the weekdays before the first, weeks starting on Monday
 * (specification §9).
 */
export type AvailabilityMonth = { firstDay: Day; leadingBlanks: number; days: AvailabilityDay[] };

const DAYS_PER_WEEK = 7;

/** The months from today on. */
export function availabilityMonths(today: Day, unavailable: DayRange[], count: number): AvailabilityMonth[] {
  const months: AvailabilityMonth[] = [];
  let firstDay = `${today.slice(0, 7)}-01`;
  while (months.length < count) {
    const days: AvailabilityDay[] = [];
    for (let day = firstDay; day.startsWith(firstDay.slice(0, 7)); day = addDays(day, 1)) {
      const isTaken = unavailable.some((range) => range.start <= day && day < range.end);
      days.push({ day, state: day < today ? 'past' : isTaken ? 'taken' : 'free' });
    }
    months.push({ firstDay, leadingBlanks: weekday(firstDay), days });
    firstDay = addDays(firstDay, days.length);
  }
  return months;
}

/** 0 for Monday to 6 for Sunday. */
function weekday(day: Day): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK;
}
