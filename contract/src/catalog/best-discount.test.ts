import { addDays } from '../lib/day.ts';
import { bestDiscount } from './best-discount.ts';
import type { Discount } from './price-rules.schema.ts';

const TODAY = '2030-03-01';
const weekly = (percent: number): Discount => ({ kind: 'weekly', percent, days: null });
const monthly = (percent: number): Discount => ({ kind: 'monthly', percent, days: null });
const early = (percent: number, days: number): Discount => ({ kind: 'early-booking', percent, days });
const late = (percent: number, days: number): Discount => ({ kind: 'last-minute', percent, days });

describe('bestDiscount', () => {
  it.each<[string, Discount[], number, number, string | undefined]>([
    ['no rule', [], 30, 90, undefined],
    ['6 nights are no week', [weekly(10)], 6, 10, undefined],
    ['7 nights are a week', [weekly(10)], 7, 10, 'weekly 10'],
    ['27 nights are no month', [monthly(20)], 27, 10, undefined],
    ['28 nights are a month', [monthly(20)], 28, 10, 'monthly 20'],
    ['a month is a week too', [weekly(25), monthly(20)], 28, 10, 'weekly 25'],
    ['59 days ahead are not early', [early(15, 60)], 2, 59, undefined],
    ['60 days ahead are early', [early(15, 60)], 2, 60, 'early-booking 15'],
    ['4 days ahead are not late', [late(15, 3)], 2, 4, undefined],
    ['3 days ahead are late', [late(15, 3)], 2, 3, 'last-minute 15'],
    ['on the day itself', [late(15, 0)], 2, 0, 'last-minute 15'],
    ['the greatest of several', [weekly(10), late(30, 7), monthly(20)], 28, 5, 'last-minute 30'],
    ['of equal ones the month', [late(20, 7), weekly(20), monthly(20)], 28, 5, 'monthly 20'],
    ['of equal ones the week', [early(20, 5), weekly(20)], 7, 5, 'weekly 20'],
    ['of equal ones the early booking', [late(20, 5), early(20, 5)], 2, 5, 'early-booking 20'],
  ])('%s', (_case, discounts, nightCount, daysAhead, expected) => {
    const arrivalDate = addDays(TODAY, daysAhead);
    const stay = { arrivalDate, departureDate: addDays(arrivalDate, nightCount), today: TODAY };
    const best = bestDiscount(discounts, stay);
    expect(best && `${best.kind} ${best.percent}`).toBe(expected);
  });
});
