import { distribution } from './distribution.ts';
import type { DistributionRandom } from './distribution-random.ts';

/** Half-open ranges of days from today on, as numbers of days: [from, to). */
export type ClosedRuns = readonly (readonly [from: number, to: number])[];

export const CALENDAR_DAYS = 365;

/** A year of open and closed runs that are as long as real ones. */
export function drawCalendar(random: DistributionRandom): ClosedRuns {
  const runs: [number, number][] = [];
  const draw = (isClosed: boolean) =>
    Math.max(1, Math.round(random.fromQuantiles(isClosed ? distribution.closedRuns : distribution.openRuns)));
  let isClosed = random.isWithin(distribution.closedAtFirst);
  for (let day = 0; day < CALENDAR_DAYS; isClosed = !isClosed) {
    const end = Math.min(CALENDAR_DAYS, day + draw(isClosed));
    if (isClosed) runs.push([day, end]);
    day = end;
  }
  return runs;
}
