import { addDays, RECENT_DAYS } from '@moien/contract';
import { comparePeriods } from './compare-periods.ts';

const days = (views: number[]) =>
  views.map((viewCount, index) => ({
    day: addDays('2030-01-01', index),
    viewCount,
    saveCount: viewCount > 0 ? 1 : 0,
    requestCount: 0,
  }));

describe('the last days beside those before', () => {
  it('are summed apart, with the first of the best days', () => {
    const views = [...Array(RECENT_DAYS).fill(2), ...Array(RECENT_DAYS - 3).fill(0), 5, 7, 7];
    const { days: shown, totals, before, best } = comparePeriods(days(views));
    expect(shown).toHaveLength(RECENT_DAYS);
    expect([totals.viewCount, totals.saveCount, before.viewCount]).toEqual([19, 3, 2 * RECENT_DAYS]);
    expect(best?.day).toBe(addDays('2030-01-01', 2 * RECENT_DAYS - 2));
  });

  it('have no best day where nobody has looked', () => {
    expect(comparePeriods(days(Array(2 * RECENT_DAYS).fill(0))).best).toBeUndefined();
  });
});
