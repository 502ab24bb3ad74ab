import { type AdStatistics, addDays, RECENT_DAYS } from '@moien/contract';

const LAST = '2030-05-31';

/** Of the last days and as many before; each day has as many views as the function says. */
export const exampleStatistics = (
  viewsOf: (index: number) => number = (index) => (index * 7) % 11,
): AdStatistics => ({
  dayArray: Array.from({ length: 2 * RECENT_DAYS }, (_day, index) => ({
    day: addDays(LAST, index + 1 - 2 * RECENT_DAYS),
    viewCount: viewsOf(index),
    saveCount: index % 9 === 0 ? 1 : 0,
    requestCount: index % 14 === 0 ? 1 : 0,
  })),
});
