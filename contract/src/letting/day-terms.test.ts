import type { PriceRule } from './calendar.schema.ts';
import { dayTerms, type OwnTerms, percentPrice, weekdayOf } from './day-terms.ts';

const TERMS = {
  name: '',
  price: null,
  percent: null,
  minimumNights: null,
  maximumNights: null,
  arrivalWeekdayArray: null,
  departureWeekdayArray: null,
};
const base = { price: 10_000, minimumNights: 1, maximumNights: 30 };
const summer: PriceRule = {
  ...{ ...TERMS, id: 'summer', kind: 'season', firstDay: '2031-07-01', lastDay: '2031-08-31' },
  ...{ percent: 25, minimumNights: 5, arrivalWeekdayArray: [6] },
};
const fair: PriceRule = {
  ...{ ...TERMS, id: 'fair', kind: 'season', firstDay: '2031-07-12', lastDay: '2031-07-13', price: 40_000 },
};
const weekend: PriceRule = {
  ...TERMS,
  id: 'weekend',
  kind: 'weekday',
  weekdayArray: [5, 6],
  price: 14_000,
  minimumNights: 2,
};

describe('dayTerms', () => {
  // 2031-07-12 is a Saturday, 2031-09-12 a Friday, 2031-09-10 a Wednesday.
  it.each<[string, string, PriceRule[], OwnTerms, boolean, object]>([
    [
      'the home itself',
      '2031-09-10',
      [summer, weekend],
      {},
      false,
      { state: 'open', price: 10_000, priceSource: 'base', ruleId: null, minimumNights: 1 },
    ],
    [
      'a weekday before the home',
      '2031-09-12',
      [summer, weekend],
      {},
      false,
      { price: 14_000, priceSource: 'weekday', ruleId: 'weekend', minimumNights: 2 },
    ],
    [
      'a season before a weekday',
      '2031-07-12',
      [weekend, summer],
      {},
      false,
      { price: 12_500, priceSource: 'season', ruleId: 'summer', minimumNights: 5 },
    ],
    [
      'the first of two seasons, and of the second what the first leaves open',
      '2031-07-12',
      [fair, summer],
      {},
      false,
      { price: 40_000, ruleId: 'fair', minimumNights: 5 },
    ],
    [
      'the date before a season, field by field',
      '2031-07-12',
      [summer],
      { price: 9000 },
      false,
      { price: 9000, priceSource: 'day', ruleId: null, minimumNights: 5 },
    ],
    [
      'a closed day before its price',
      '2031-07-12',
      [summer],
      { price: 9000, isOpen: false },
      false,
      { state: 'closed', price: 9000 },
    ],
    ['somebody’s stay before a closed day', '2031-07-12', [], { isOpen: false }, true, { state: 'taken' }],
    [
      'arrival on the weekdays of the season',
      '2031-07-12',
      [summer],
      {},
      false,
      { allowsArrival: true, allowsDeparture: true },
    ],
    [
      'no arrival on the others',
      '2031-07-13',
      [summer],
      {},
      false,
      { allowsArrival: false, allowsDeparture: true },
    ],
    [
      'the date before those weekdays',
      '2031-07-13',
      [summer],
      { allowsArrival: true, allowsDeparture: false },
      false,
      { allowsArrival: true, allowsDeparture: false },
    ],
  ])('says %s', (_name, day, rules, own, isTaken, expected) => {
    expect(dayTerms(day, { base, own, rules, isTaken })).toMatchObject(expected);
  });

  it('has no price without one of the home, and none by a percentage of nothing', () => {
    const without = { base: { ...base, price: null }, own: {}, rules: [summer], isTaken: false };
    expect(dayTerms('2031-07-12', without)).toMatchObject({ price: null, priceSource: 'base' });
  });
});

it('a percentage rounds halves up and leaves at least one unit', () => {
  expect([percentPrice(10_001, 50), percentPrice(101, 50), percentPrice(1, -90)]).toEqual([15_002, 152, 1]);
});

it('weeks begin on Monday', () => {
  expect(['2031-07-07', '2031-07-13', '1969-12-28'].map(weekdayOf)).toEqual([1, 7, 7]);
});
