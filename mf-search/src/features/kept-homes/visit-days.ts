import type { PastSearch, PropertyVisit } from '@moien/contract';
import { dayInTimeZone } from '@moien/shared-lib/ui';

/**
 * `YYYY-MM-DD` of the clock of this device, with the homes that were looked at last on it and what was
 * searched.
 */
export type VisitDay = {
  day: string;
  visits: readonly PropertyVisit[];
  searches: readonly PastSearch[];
};

/** Last day first; both lists in the order given. */
export function visitDays(
  visits: readonly PropertyVisit[],
  searches: readonly PastSearch[],
  timeZone: string,
): VisitDay[] {
  const visitsByDay = Map.groupBy(visits, ({ visitTimestamp }) => dayInTimeZone(visitTimestamp, timeZone));
  const searchesByDay = Map.groupBy(searches, (one) => dayInTimeZone(one.searchTimestamp, timeZone));
  return [...new Set([...visitsByDay.keys(), ...searchesByDay.keys()])]
    .sort()
    .reverse()
    .map((day) => ({
      day,
      visits: visitsByDay.get(day) ?? [],
      searches: searchesByDay.get(day) ?? [],
    }));
}
