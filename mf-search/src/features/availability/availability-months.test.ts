import { availabilityMonths } from './availability-months.ts';

describe('availabilityMonths', () => {
  it('starts weeks on Monday and months on their first day', () => {
    const [february, march] = availabilityMonths('2026-02-10', [], 2);
    expect(february).toMatchObject({ firstDay: '2026-02-01', leadingBlanks: 6 });
    expect(february?.days).toHaveLength(28);
    expect(march).toMatchObject({ firstDay: '2026-03-01', leadingBlanks: 6 });
  });

  it('tells past days, the nights of half-open ranges and free ones apart', () => {
    const [month] = availabilityMonths('2026-02-10', [{ start: '2026-02-12', end: '2026-02-14' }], 1);
    const daysOf = (state: string) =>
      month?.days.filter((day) => day.state === state).map((day) => Number(day.day.slice(8)));
    expect(daysOf('past')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(daysOf('taken')).toEqual([12, 13]);
    expect(daysOf('free')).toEqual([10, 11, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28]);
  });

  it('crosses the end of a year', () => {
    expect(availabilityMonths('2026-11-30', [], 3).map((month) => month.firstDay)).toEqual([
      '2026-11-01',
      '2026-12-01',
      '2027-01-01',
    ]);
  });
});
