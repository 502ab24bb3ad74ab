import { Value } from 'typebox/value';
import { addDays } from '../lib/day.ts';
import { CANCELLATION_POLICIES } from './cancellation-policy.ts';
import { type CancelledBy, Refund, type RefundRule, RefundTerms } from './refund.schema.ts';
import { refund, refundOfNoShow } from './refund.ts';

/** Four nights from 10 June 2030, check-in at 13:00 UTC; 52,701 are paid. */
const stay = (given: Partial<RefundTerms> = {}): RefundTerms => ({
  currency: 'EUR',
  arrivalDate: '2030-06-10',
  departureDate: '2030-06-14',
  timeZone: 'Europe/Luxembourg',
  checkInTime: '15:00',
  confirmedAt: '2030-01-01T10:00:00.000Z',
  policy: CANCELLATION_POLICIES.flexible,
  nightArray: nights('2030-06-10', [10_000, 10_001, 10_000, 10_000]),
  cleaningFee: 6_000,
  bookingOptionTotal: 2_500,
  guestServiceFee: 3_000,
  ...given,
});

const nights = (first: string, amounts: number[]) =>
  amounts.map((amount, index) => ({ day: addDays(first, index), amount, touristTax: 300 }));

const amountsOf = ({ lineArray }: Refund) =>
  Object.fromEntries(lineArray.map(({ kind, amount }) => [kind, amount]));

const refundBy = (by: CancelledBy, instant: string, given: Partial<RefundTerms> = {}) =>
  refund(stay(given), new Date(instant), by);

type Policy = keyof typeof CANCELLATION_POLICIES;
type Expected = [
  nights: number,
  fees: number,
  tax: number,
  serviceFee: number,
  kept: number,
  rule: RefundRule,
];

const ALL: Expected = [40_001, 8_500, 1_200, 3_000, 0, 'all-nights-returned'];
const NONE: Expected = [0, 8_500, 1_200, 0, 4, 'no-nights-returned'];
const FLEXIBLE_LATE: Expected = [30_001, 8_500, 1_200, 0, 1, 'first-nights-kept'];
const MODERATE_LATE: Expected = [15_000, 8_500, 1_200, 0, 1, 'first-nights-kept-part-returned'];
const HALF: Expected = [20_000, 8_500, 1_200, 0, 0, 'part-returned'];
const BEGUN = 'stay-begun-next-nights-kept';
const BEGUN_PART = 'stay-begun-next-nights-kept-part-returned';
const BEGUN_NONE = 'stay-begun-no-nights-returned';

describe('a guest who cancels', () => {
  it.each<[Policy, string, string, Expected]>([
    ['flexible', 'long before', '2030-02-01T00:00:00.000Z', ALL],
    ['flexible', '24 h before', '2030-06-09T13:00:00.000Z', ALL],
    ['flexible', 'less than 24 h before', '2030-06-09T13:00:00.001Z', FLEXIBLE_LATE],
    ['flexible', 'at check-in', '2030-06-10T13:00:00.000Z', FLEXIBLE_LATE],
    ['flexible', 'after check-in', '2030-06-10T13:00:00.001Z', [20_000, 0, 900, 0, 2, BEGUN]],
    ['flexible', 'at the end of the first night', '2030-06-11T13:00:00.000Z', [20_000, 0, 900, 0, 2, BEGUN]],
    ['flexible', 'in the second night', '2030-06-11T13:00:00.001Z', [10_000, 0, 600, 0, 3, BEGUN]],
    ['flexible', 'in the third night', '2030-06-12T13:00:00.001Z', [0, 0, 300, 0, 4, BEGUN]],
    ['flexible', 'in the last night', '2030-06-13T13:00:00.001Z', [0, 0, 0, 0, 4, BEGUN]],
    ['moderate', '5 days before', '2030-06-05T13:00:00.000Z', ALL],
    ['moderate', 'less than 5 days before', '2030-06-05T13:00:00.001Z', MODERATE_LATE],
    ['moderate', 'at check-in', '2030-06-10T13:00:00.000Z', MODERATE_LATE],
    ['moderate', 'after check-in', '2030-06-10T13:00:00.001Z', [10_000, 0, 900, 0, 2, BEGUN_PART]],
    ['moderate', 'in the second night', '2030-06-11T13:00:00.001Z', [5_000, 0, 600, 0, 3, BEGUN_PART]],
    ['firm', '30 days before', '2030-05-11T13:00:00.000Z', ALL],
    ['firm', 'less than 30 days before', '2030-05-11T13:00:00.001Z', HALF],
    ['firm', '7 days before', '2030-06-03T13:00:00.000Z', HALF],
    ['firm', 'less than 7 days before', '2030-06-03T13:00:00.001Z', NONE],
    ['firm', 'at check-in', '2030-06-10T13:00:00.000Z', NONE],
    ['firm', 'after check-in', '2030-06-10T13:00:00.001Z', [0, 0, 900, 0, 4, BEGUN_NONE]],
    ['strict', 'long before', '2030-02-01T00:00:00.000Z', HALF],
    ['strict', '7 days before', '2030-06-03T13:00:00.000Z', HALF],
    ['strict', 'less than 7 days before', '2030-06-03T13:00:00.001Z', NONE],
    ['strict', 'after check-in', '2030-06-10T13:00:00.001Z', [0, 0, 900, 0, 4, BEGUN_NONE]],
  ])('%s, %s', (policy, _when, instant, [nightsTotal, fees, tax, serviceFee, nightsKept, rule]) => {
    const result = refundBy('guest', instant, { policy: CANCELLATION_POLICIES[policy] });
    const amounts = amountsOf(result);
    expect({
      nights: amounts.nights ?? 0,
      fees: (amounts['cleaning-fee'] ?? 0) + (amounts['booking-options'] ?? 0),
      tax: amounts['tourist-tax'] ?? 0,
      serviceFee: amounts['service-fee'] ?? 0,
      total: result.total,
      nightsKept: result.nightsKept,
      rule: result.rule,
    }).toEqual({
      nights: nightsTotal,
      fees,
      tax,
      serviceFee,
      total: nightsTotal + fees + tax + serviceFee,
      nightsKept,
      rule,
    });
  });

  it.each<[string, number, number, number]>([
    ['2030-05-11T13:00:00.000Z', 35, 35_000, 0],
    ['2030-05-11T13:00:00.001Z', 35, 5_000, 30],
    ['2030-06-10T13:00:00.000Z', 35, 5_000, 30],
    ['2030-06-10T13:00:00.001Z', 35, 4_000, 31],
    ['2030-06-14T13:00:00.001Z', 35, 0, 35],
    ['2030-05-11T13:00:00.001Z', 28, 0, 28],
  ])('long-stay at %s of %i nights returns %i', (instant, nightCount, nightsTotal, nightsKept) => {
    const result = refundBy('guest', instant, {
      policy: CANCELLATION_POLICIES['long-stay'],
      departureDate: addDays('2030-06-10', nightCount),
      nightArray: nights(
        '2030-06-10',
        Array.from({ length: nightCount }, () => 1_000),
      ),
    });
    expect(amountsOf(result).nights ?? 0).toBe(nightsTotal);
    expect(result.nightsKept).toBe(nightsKept);
  });
});

describe('the grace of 24 h', () => {
  const strict = { policy: CANCELLATION_POLICIES.strict };

  it.each<[string, string, string, number, RefundRule]>([
    ['at its end', '2030-06-03T13:00:00.000Z', '2030-06-04T13:00:00.000Z', 52_701, 'grace-period'],
    ['after its end', '2030-06-03T13:00:00.000Z', '2030-06-04T13:00:00.001Z', 9_700, 'no-nights-returned'],
    [
      'check-in too near',
      '2030-06-03T13:00:00.001Z',
      '2030-06-03T13:00:00.001Z',
      9_700,
      'no-nights-returned',
    ],
    ['long before', '2030-03-01T09:00:00.000Z', '2030-03-02T09:00:00.000Z', 52_701, 'grace-period'],
    ['long before, over', '2030-03-01T09:00:00.000Z', '2030-03-02T09:00:00.001Z', 29_700, 'part-returned'],
  ])('%s', (_case, confirmedAt, instant, total, rule) => {
    expect(refundBy('guest', instant, { ...strict, confirmedAt })).toMatchObject({ total, rule });
  });

  it('is not named where the policy returns all anyway', () => {
    const confirmedAt = '2030-03-01T09:00:00.000Z';
    expect(refundBy('guest', confirmedAt, { confirmedAt }).rule).toBe('all-nights-returned');
  });
});

describe('where clocks change', () => {
  const arrival = {
    arrivalDate: '2030-03-31',
    departureDate: '2030-04-02',
    nightArray: nights('2030-03-31', [100, 100]),
  };
  const change = {
    arrivalDate: '2030-03-30',
    departureDate: '2030-04-01',
    nightArray: nights('2030-03-30', [100, 100]),
  };

  it.each<[string, string, Partial<RefundTerms>, number]>([
    ['24 elapsed hours before, at 14:00 of the day before', '2030-03-30T13:00:00.000Z', arrival, 200],
    ['an hour later, at 15:00 of the day before', '2030-03-30T14:00:00.000Z', arrival, 100],
    ['a night of 23 h, in it', '2030-03-31T13:00:00.000Z', change, 0],
    ['at check-in in winter time', '2030-03-30T14:00:00.000Z', change, 100],
  ])('%s', (_case, instant, given, nightsTotal) => {
    expect(amountsOf(refundBy('guest', instant, given)).nights ?? 0).toBe(nightsTotal);
  });

  it('begins a night at the check-in time of its day', () => {
    const tax = (instant: string) => amountsOf(refundBy('guest', instant, change))['tourist-tax'] ?? 0;
    expect(tax('2030-03-31T13:00:00.000Z')).toBe(300);
    expect(tax('2030-03-31T13:00:00.001Z')).toBe(0);
  });
});

describe('an owner who cancels', () => {
  it.each<[string, string, number, RefundRule]>([
    ['before check-in', '2030-06-10T13:00:00.000Z', 52_701, 'owner-before-check-in'],
    ['in the first night', '2030-06-10T13:00:00.001Z', 30_001 + 900 + 3_000, 'owner-during-stay'],
    ['in the last night', '2030-06-13T13:00:00.001Z', 3_000, 'owner-during-stay'],
  ])('%s', (_case, instant, total, rule) => {
    for (const policy of Object.values(CANCELLATION_POLICIES)) {
      expect(refundBy('owner', instant, { policy })).toMatchObject({ total, rule });
    }
  });
});

it('treats a guest who does not come like one who cancels at check-in', () => {
  for (const policy of Object.values(CANCELLATION_POLICIES)) {
    expect(refundOfNoShow(stay({ policy }))).toEqual(
      refundBy('guest', '2030-06-10T13:00:00.000Z', { policy }),
    );
  }
  expect(refundOfNoShow(stay()).total).toBe(30_001 + 8_500 + 1_200);
});

it('reads terms back from JSON and answers what the schema says', () => {
  const terms: unknown = JSON.parse(JSON.stringify(stay()));
  expect(Value.Check(RefundTerms, terms)).toBe(true);
  expect(Value.Check(Refund, refundBy('guest', '2030-06-10T13:00:00.001Z'))).toBe(true);
  expect(Value.Check(RefundTerms, { ...stay(), checkInTime: '24:00' })).toBe(false);
  expect(Value.Check(RefundTerms, { ...stay(), nightArray: [] })).toBe(false);
});
