import type { RuleSet } from '@moien/contract';
import { checkRules, isFaultless } from './check-rules.ts';
import { entryOf, moveRule, newRule, type RuleEntry, type RuleSetEntry } from './rule-entry.ts';
import { ruleSetOf } from './rule-set-of.ts';

const NO_RULES: RuleSet = {
  ...{ ruleArray: [], discountArray: [], noticeDays: 0, preparationDays: 0, bookingWindowDays: null },
};
const empty = entryOf(NO_RULES, 'EUR', 'de');
const season: RuleEntry = {
  ...newRule('season', 'Sommer'),
  ...{ firstDay: '2031-07-01', lastDay: '2031-08-31', price: '20' },
};
const weekend: RuleEntry = { ...newRule('weekday', 'Wochenende'), priceMode: 'fixed', price: '120,50' };
const withRule = (rule: RuleEntry): RuleSetEntry => ({ ...empty, rules: [rule] });

it('what is saved becomes the same again', () => {
  const ruleSet: RuleSet = {
    ruleArray: [
      {
        ...{ id: 'a', kind: 'season', name: 'Sommer', firstDay: '2031-07-01', lastDay: '2031-08-31' },
        ...{ price: 123_450, percent: null, minimumNights: 3, maximumNights: 14 },
        ...{ arrivalWeekdayArray: [6], departureWeekdayArray: null },
      },
      {
        ...{ id: 'b', kind: 'weekday', name: 'Montags', weekdayArray: [1], price: null, percent: -15 },
        ...{ minimumNights: null, maximumNights: null },
        ...{ arrivalWeekdayArray: null, departureWeekdayArray: [1, 2] },
      },
    ],
    discountArray: [
      { kind: 'weekly', percent: 10, days: null },
      { kind: 'last-minute', percent: 25, days: 0 },
    ],
    ...{ noticeDays: 2, preparationDays: 1, bookingWindowDays: 365 },
  };
  for (const language of ['en', 'fr', 'de']) {
    const entry = entryOf(ruleSet, 'EUR', language);
    expect(ruleSetOf(entry, 'EUR')).toEqual(ruleSet);
    expect(isFaultless(checkRules(entry, 'EUR'))).toBe(true);
  }
});

it.each<[string, Partial<RuleEntry>, Record<string, string>]>([
  ['a season as it should be', {}, {}],
  ['one without a name', { name: ' ' }, { name: 'name-missing' }],
  ['one without days', { firstDay: '', lastDay: '' }, { firstDay: 'day-missing', lastDay: 'day-missing' }],
  ['one that ends before it begins', { lastDay: '2031-06-30' }, { lastDay: 'days-reversed' }],
  ['no percentage', { price: '' }, { price: 'surcharge-wrong' }],
  ['half a percent', { price: '2,5' }, { price: 'surcharge-wrong' }],
  ['all of the price', { priceMode: 'reduction', price: '100' }, { price: 'reduction-wrong' }],
  ['an amount in words', { priceMode: 'fixed', price: 'viel' }, { price: 'price-wrong' }],
  ['no amount', { priceMode: 'fixed', price: '' }, { price: 'price-wrong' }],
  ['nothing at all', { priceMode: 'none', price: '' }, { price: 'rule-empty' }],
  ['nights alone', { priceMode: 'none', price: '', minimumNights: '3' }, {}],
  ['too many nights', { maximumNights: '366' }, { maximumNights: 'nights-wrong' }],
  [
    'fewer nights at most than at least',
    { minimumNights: '5', maximumNights: '3' },
    { maximumNights: 'nights-reversed' },
  ],
])('%s', (_name, part, problems) => {
  const found = checkRules(withRule({ ...season, ...part }), 'EUR');
  expect(found.rules[season.id] ?? {}).toEqual(problems);
});

it('a weekday rule needs a day, and no date', () => {
  expect(isFaultless(checkRules(withRule(weekend), 'EUR'))).toBe(true);
  const found = checkRules(withRule({ ...weekend, weekdays: [] }), 'EUR');
  expect(found.rules[weekend.id]).toEqual({ weekdays: 'weekdays-missing' });
});

it('a discount for booking early or late says how many days', () => {
  const entry: RuleSetEntry = {
    ...empty,
    discounts: {
      ...empty.discounts,
      weekly: { percent: '95', days: '' },
      'last-minute': { percent: '20', days: '' },
    },
    noticeDays: '91',
  };
  expect(checkRules(entry, 'EUR')).toEqual({
    rules: {},
    discounts: { weekly: { percent: 'discount-wrong' }, 'last-minute': { days: 'discount-days-wrong' } },
    limits: { noticeDays: 'notice-wrong' },
  });
});

it('a rule moves among those of its kind', () => {
  const fair = { ...season, id: 'fair' };
  const moved = moveRule([season, fair, weekend], 'fair', 0);
  expect(moved.map(({ id }) => id)).toEqual(['fair', season.id, weekend.id]);
});
