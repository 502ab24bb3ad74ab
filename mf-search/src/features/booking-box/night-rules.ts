import { addDays, type DateRange, type Day, type DayRange } from '@moien/contract';

/** What forbids the days of one home (specification §5, product decision 25). */
export type Nights = {
  today: Day;
  unavailable: readonly DayRange[];
  /** Of a stay by the month: the first day on which somebody can move in. */
  moveIn?: Day | undefined;
};

export type DayRefusal = 'past' | 'before-move-in' | 'taken';

/** Whether nobody can sleep there in the night that begins on this day. */
export function isForbiddenNight({ today, unavailable, moveIn = today }: Nights, night: Day): boolean {
  return (
    night < today || night < moveIn || unavailable.some(({ start, end }) => start <= night && night < end)
  );
}

/**
 * Why a day cannot be picked next. Who arrives needs the night that begins with it; who leaves needs the one
 * before, so that the day on which others arrive can be the one on which one leaves.
 */
export function dayRefusal(
  nights: Nights,
  { arrival, departure }: DateRange,
  day: Day,
): DayRefusal | undefined {
  if (day < nights.today) return 'past';
  if (nights.moveIn && day < nights.moveIn) return 'before-move-in';
  const isDeparture = arrival !== undefined && departure === undefined && day > arrival;
  return isForbiddenNight(nights, isDeparture ? addDays(day, -1) : day) ? 'taken' : undefined;
}
