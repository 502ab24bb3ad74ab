import { type DateRange, type Day, pickDay } from '@moien/contract';

type Chosen = { [End in keyof DateRange]: DateRange[End] | undefined };

/** The days that picking one more would choose, where it would complete a stay. */
export function stayUpTo(
  { arrival, departure }: Chosen,
  day: Day,
  isForbiddenNight: (night: Day) => boolean,
): { start: Day; end: Day } | undefined {
  if (arrival === undefined || departure !== undefined) return undefined;
  const stay = pickDay({ arrival }, day, isForbiddenNight);
  return stay.arrival && stay.departure ? { start: stay.arrival, end: stay.departure } : undefined;
}
