import { type DayStatistics, RECENT_DAYS } from '@moien/contract';

export type Totals = { viewCount: number; saveCount: number; requestCount: number };

export type ComparedPeriods = {
  /** The last `RECENT_DAYS`; `totals` are their sums. */
  days: readonly DayStatistics[];
  totals: Totals;
  /** Of as many days before. */
  before: Totals;
  /** The day with most views; undefined where nobody has looked. */
  best: DayStatistics | undefined;
};

/** @param dayArray days in order, the last one today */
export function comparePeriods(dayArray: readonly DayStatistics[]): ComparedPeriods {
  const days = dayArray.slice(-RECENT_DAYS);
  const best = days.reduce<DayStatistics | undefined>(
    (known, day) => (day.viewCount > (known?.viewCount ?? 0) ? day : known),
    undefined,
  );
  return { days, totals: sum(days), before: sum(dayArray.slice(-2 * RECENT_DAYS, -RECENT_DAYS)), best };
}

function sum(days: readonly DayStatistics[]): Totals {
  const total = (field: keyof Totals) => days.reduce((known, day) => known + day[field], 0);
  return {
    viewCount: total('viewCount'),
    saveCount: total('saveCount'),
    requestCount: total('requestCount'),
  };
}
