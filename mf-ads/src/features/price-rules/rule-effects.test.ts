import type { PriceRule } from '@moien/contract';
import { overlapsOf, priceExample } from './rule-effects.ts';

const TERMS = {
  ...{ name: '', price: null, percent: null, minimumNights: null, maximumNights: null },
  ...{ arrivalWeekdayArray: null, departureWeekdayArray: null },
};
const summer: PriceRule = {
  ...{ ...TERMS, id: 'summer', kind: 'season', firstDay: '2031-07-01', lastDay: '2031-08-31', percent: 20 },
};
const fair: PriceRule = {
  ...{ ...TERMS, id: 'fair', kind: 'season', firstDay: '2031-07-12', lastDay: '2031-07-13', price: 40_000 },
};
const weekend: PriceRule = { ...TERMS, id: 'weekend', kind: 'weekday', weekdayArray: [6, 5], price: 14_000 };
const saturday: PriceRule = { ...TERMS, id: 'saturday', kind: 'weekday', weekdayArray: [6], percent: -10 };

/** A Tuesday. */
const TODAY = '2031-07-01';
const example = (rule: PriceRule, rules: PriceRule[], today = TODAY) =>
  priceExample(rule, { rules, basePrice: 10_000, today });

it('a season is shown by its first night to come', () => {
  const night = { kind: 'night', before: 10_000, after: 12_000 };
  expect(example(summer, [summer], '2031-06-01')).toEqual({ ...night, day: '2031-07-01' });
  expect(example(summer, [summer], '2031-07-20')).toEqual({ ...night, day: '2031-07-20' });
});

it('a weekday is shown by a night that no season takes from it', () => {
  expect(example(weekend, [summer, weekend])).toMatchObject({ kind: 'night', day: '2031-09-05' });
});

it('a rule that never comes first names the one that does', () => {
  expect(example(fair, [summer, fair])).toEqual({ kind: 'never', winner: summer, isSameKind: true });
  expect(example(saturday, [weekend, saturday])).toEqual({
    kind: 'never',
    winner: weekend,
    isSameKind: true,
  });
});

it('a season over all of its nights comes before a weekday whatever the order', () => {
  const always: PriceRule = { ...summer, firstDay: '2031-01-01', lastDay: '2033-12-31' };
  expect(example(weekend, [weekend, always])).toEqual({ kind: 'never', winner: always, isSameKind: false });
});

it('a season that is over has no night, and a rule without a price has none to show', () => {
  expect(example(summer, [summer], '2031-09-01')).toEqual({ kind: 'over' });
  expect(example({ ...summer, percent: null, minimumNights: 3 }, [summer])).toBeUndefined();
});

it('only earlier rules of the same kind overlap', () => {
  expect(overlapsOf(summer, [summer, fair, weekend])).toEqual([]);
  expect(overlapsOf(fair, [summer, fair, weekend])).toEqual([
    { earlier: summer, kind: 'season', firstDay: '2031-07-12', lastDay: '2031-07-13' },
  ]);
  expect(overlapsOf(saturday, [summer, weekend, saturday])).toEqual([
    { earlier: weekend, kind: 'weekday', weekdays: [6] },
  ]);
  expect(overlapsOf({ ...fair, firstDay: '2031-09-01', lastDay: '2031-09-02' }, [summer, fair])).toEqual([]);
});
