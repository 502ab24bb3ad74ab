import { addDays, addMonths, isDay, monthsBetween, nightsBetween, toDay } from './day.ts';

describe('isDay', () => {
  it.each(['1900-01-01', '2024-02-29', '2026-12-31', '2199-12-31'])('knows %s', (day) => {
    expect(isDay(day)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-10-00',
    '2026-1-1',
    '1899-12-31',
    '2200-01-01',
    '2026-01-01 ',
    '2026-01-01T00:00:00Z',
    '',
  ])('refuses «%s»', (text) => {
    expect(isDay(text)).toBe(false);
  });
});

describe('days', () => {
  it('are those of UTC, whatever the clock on the wall says', () => {
    expect(toDay(new Date('2026-03-29T23:59:59.999Z'))).toBe('2026-03-29');
    expect(toDay(new Date('2026-03-30T00:30:00+02:00'))).toBe('2026-03-29');
  });

  it.each([
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-01-01', 365, '2027-01-01'],
  ])('%s and %d days are %s, over changes of the clock and of the year', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
    expect(nightsBetween(day, expected)).toBe(count);
  });
});

describe('months', () => {
  it.each([
    ['2027-01-15', 1, '2027-02-15'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2027-12-01', 1, '2028-01-01'],
  ])('%s and %d months are %s', (day, count, expected) => {
    expect(addMonths(day, count)).toBe(expected);
  });

  it.each([
    ['2027-01-01', '2027-01-31', 0, 30],
    ['2027-01-01', '2027-02-01', 1, 0],
    ['2027-01-31', '2027-02-28', 1, 0],
    ['2027-01-31', '2027-03-31', 2, 0],
    ['2027-02-10', '2027-06-22', 4, 12],
    ['2027-03-01', '2028-03-01', 12, 0],
  ])('from %s to %s are %d months and %d nights', (arrival, departure, months, nights) => {
    expect(monthsBetween(arrival, departure)).toEqual({ months, nights });
  });
});
