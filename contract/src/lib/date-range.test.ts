import { type DateRange, pickDay } from './date-range.ts';

const march = (day: number) => `2026-03-${String(day).padStart(2, '0')}`;

const range = (arrival?: number, departure?: number): DateRange => ({
  ...(arrival === undefined ? {} : { arrival: march(arrival) }),
  ...(departure === undefined ? {} : { departure: march(departure) }),
});

/** Rows: what it shows, the stay before, the picked day, the forbidden days, the stay after. */
const rules: [string, DateRange, number, number[], DateRange][] = [
  ['the first day is the arrival', range(), 10, [], range(10)],
  ['the second is the departure', range(10), 14, [], range(10, 14)],
  ['the third is an arrival again', range(10, 14), 12, [], range(12)],
  ['and so is one after the departure', range(10, 14), 20, [], range(20)],
  ['a departure before the arrival changes places with it', range(10), 6, [], range(6, 10)],
  ['one night is a stay', range(10), 11, [], range(10, 11)],
  ['the arrival picked twice still waits for its departure', range(10), 10, [], range(10)],
  ['a forbidden day between pushes the arrival to after it', range(10), 16, [12], range(13, 16)],
  ['the last of several counts', range(10), 20, [11, 12, 17], range(18, 20)],
  ['neighbours are pushed over together', range(10), 20, [12, 13, 14, 15], range(16, 20)],
  ['forbidden days outside push nothing', range(10), 14, [9, 15, 16], range(10, 14)],
  ['swapped days are pushed as well', range(20), 10, [15], range(16, 20)],
  ['the day before the departure leaves no night', range(10), 14, [13], range(14)],
  ['swapped, too', range(14), 10, [13], range(14)],
  ['a forbidden day can be the departure, because nobody sleeps then', range(10), 14, [14], range(10, 14)],
  ['but not the arrival after changing places', range(14), 10, [10], range(11, 14)],
];

describe('pickDay', () => {
  it.each(rules)('%s', (_, before, picked, forbidden, after) => {
    const days = new Set(forbidden.map(march));
    expect(pickDay(before, march(picked), (day) => days.has(day))).toEqual(after);
  });

  it('crosses months, years and changes of the clock', () => {
    const isForbidden = (day: string) => day === '2026-10-25';
    expect(pickDay({ arrival: '2026-10-20' }, '2026-11-02', isForbidden)).toEqual({
      arrival: '2026-10-26',
      departure: '2026-11-02',
    });
    expect(pickDay({ arrival: '2027-01-02' }, '2026-12-30', isForbidden)).toEqual({
      arrival: '2026-12-30',
      departure: '2027-01-02',
    });
  });

  it('asks only for the nights of the stay', () => {
    const asked: string[] = [];
    pickDay({ arrival: march(10) }, march(13), (night) => {
      asked.push(night);
      return false;
    });
    expect(asked.sort()).toEqual([march(10), march(11), march(12)]);
  });
});
