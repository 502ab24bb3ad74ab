import { addDays, nightsBetween } from './day.ts';
import type { Day } from './scalars.schema.ts';

/** What is chosen of a stay so far; never a departure without an arrival. */
export interface DateRange {
  readonly arrival?: Day;
  readonly departure?: Day;
}

/**
 * The stay after one more day is picked (specification §4): arrival and departure alternate, and a departure
 * before the arrival changes places with it. Nobody can sleep over a forbidden night: such nights push the
 * arrival forward, to after the last of them. A stay has at least one night, so what is left without one is
 * an arrival that waits for its departure.
 */
export function pickDay(
  { arrival, departure }: DateRange,
  day: Day,
  isForbidden: (night: Day) => boolean,
): DateRange {
  if (arrival === undefined || departure !== undefined) return { arrival: day };
  const [first, last] = day < arrival ? [day, arrival] : [arrival, day];
  const start = firstAfterForbidden(first, last, isForbidden);
  return start === last ? { arrival: last } : { arrival: start, departure: last };
}

/** The earliest day from which every night until the departure is free. */
function firstAfterForbidden(arrival: Day, departure: Day, isForbidden: (night: Day) => boolean): Day {
  for (let nights = 1; nights <= nightsBetween(arrival, departure); nights++) {
    if (isForbidden(addDays(departure, -nights))) return addDays(departure, 1 - nights);
  }
  return arrival;
}
