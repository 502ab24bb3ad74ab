import fc from 'fast-check';
import { addDays } from '../lib/day.ts';
import { instantOf } from '../lib/zoned-time.ts';
import { CANCELLATION_POLICIES } from './cancellation-policy.ts';
import type { CancelledBy, RefundTerms } from './refund.schema.ts';
import { refund } from './refund.ts';
import { type RefundStep, refundCurve } from './refund-curve.ts';

const HOUR = 3_600_000;

/** The same stays in every run of the suite. */
const RUNS = { seed: 20_300_610, numRuns: 100 };

/** Stays of up to 40 nights in three years, confirmed up to 80 days before check-in, by every policy. */
const anyTerms = fc
  .record({
    policy: fc.constantFrom(...Object.values(CANCELLATION_POLICIES)),
    timeZone: fc.constantFrom('Europe/Luxembourg', 'America/Toronto', 'Pacific/Kiritimati', 'Asia/Kolkata'),
    checkInTime: fc.constantFrom('00:00', '02:30', '15:00', '23:59'),
    arrivalDate: fc.integer({ min: 0, max: 1_000 }).map((days) => addDays('2029-01-01', days)),
    amountArray: fc.array(fc.integer({ min: 0, max: 99_999 }), { minLength: 1, maxLength: 40 }),
    touristTax: fc.integer({ min: 0, max: 999 }),
    cleaningFee: fc.integer({ min: 0, max: 9_999 }),
    bookingOptionTotal: fc.integer({ min: 0, max: 9_999 }),
    guestServiceFee: fc.integer({ min: 0, max: 9_999 }),
    confirmedHoursBefore: fc.integer({ min: 0, max: 80 * 24 }),
  })
  .map(({ amountArray, touristTax, confirmedHoursBefore, ...given }): RefundTerms => {
    const { arrivalDate, checkInTime, timeZone } = given;
    const checkIn = instantOf(arrivalDate, checkInTime, timeZone).getTime();
    return {
      ...given,
      currency: 'EUR',
      departureDate: addDays(arrivalDate, amountArray.length),
      confirmedAt: new Date(checkIn - confirmedHoursBefore * HOUR).toISOString(),
      nightArray: amountArray.map((amount, index) => ({
        day: addDays(arrivalDate, index),
        amount,
        touristTax,
      })),
    };
  });

/** Parts of the time from confirmation to the end of the stay. */
const anyParts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 8 });
const anySide = fc.constantFrom<CancelledBy>('guest', 'owner');

const endOf = ({ departureDate, checkInTime, timeZone }: RefundTerms) =>
  instantOf(departureDate, checkInTime, timeZone).getTime();

const instantsOf = (terms: RefundTerms, parts: number[]) => {
  const start = Date.parse(terms.confirmedAt);
  return parts
    .map((part) => Math.floor(start + part * (endOf(terms) - start)))
    .sort((a, b) => a - b)
    .map((time) => new Date(time));
};

const paid = (terms: RefundTerms) =>
  terms.nightArray.reduce((sum, { amount, touristTax }) => sum + amount + touristTax, 0) +
  terms.cleaningFee +
  terms.bookingOptionTotal +
  terms.guestServiceFee;

const stepAt = (steps: RefundStep[], instant: Date) => steps.find(({ until }) => instant <= until);

describe('refund, for any stay', () => {
  it('is the sum of its lines, none of them 0 or less, and never above what was paid', () => {
    fc.assert(
      fc.property(anyTerms, anyParts, anySide, (terms, parts, by) => {
        for (const instant of instantsOf(terms, parts)) {
          const { lineArray, total, nightsKept } = refund(terms, instant, by);
          expect(lineArray.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
          expect(lineArray.every(({ amount }) => Number.isInteger(amount) && amount > 0)).toBe(true);
          expect(total).toBeLessThanOrEqual(paid(terms));
          expect(nightsKept).toBeLessThanOrEqual(terms.nightArray.length);
        }
      }),
      RUNS,
    );
  });

  it('never grows with time', () => {
    fc.assert(
      fc.property(anyTerms, anyParts, anySide, (terms, parts, by) => {
        const totals = instantsOf(terms, parts).map((instant) => refund(terms, instant, by).total);
        expect(totals).toEqual([...totals].sort((a, b) => b - a));
      }),
      RUNS,
    );
  });

  it('is never less when the owner cancels', () => {
    fc.assert(
      fc.property(anyTerms, anyParts, (terms, parts) => {
        for (const instant of instantsOf(terms, parts)) {
          const byGuest = refund(terms, instant, 'guest').total;
          expect(refund(terms, instant, 'owner').total).toBeGreaterThanOrEqual(byGuest);
        }
      }),
      RUNS,
    );
  });
});

describe('refundCurve, for any stay', () => {
  it('says at every instant what refund says', () => {
    fc.assert(
      fc.property(anyTerms, anyParts, (terms, parts) => {
        const steps = refundCurve(terms, new Date(terms.confirmedAt));
        const boundaries = steps.flatMap(({ until }) => [
          until,
          new Date(Math.min(until.getTime() + 1, endOf(terms))),
        ]);
        for (const instant of [...instantsOf(terms, parts), ...boundaries]) {
          expect(stepAt(steps, instant)?.total).toBe(refund(terms, instant, 'guest').total);
        }
      }),
      RUNS,
    );
  });

  it('has steps without a gap from now to the end of the stay, neighbours with different totals', () => {
    fc.assert(
      fc.property(anyTerms, anyParts, (terms, parts) => {
        const [now = new Date(terms.confirmedAt)] = instantsOf(terms, parts);
        const steps = refundCurve(terms, now);
        expect(steps[0]?.from).toEqual(now);
        expect(steps.at(-1)?.until.getTime()).toBe(endOf(terms));
        for (const [index, step] of steps.entries()) {
          if (index === 0) continue;
          expect(step.from < step.until).toBe(true);
          expect(step.from).toEqual(steps[index - 1]?.until);
          expect(step.total).not.toBe(steps[index - 1]?.total);
        }
      }),
      RUNS,
    );
  });
});

describe('refundCurve', () => {
  const terms: RefundTerms = {
    currency: 'EUR',
    arrivalDate: '2030-06-10',
    departureDate: '2030-06-12',
    timeZone: 'Europe/Luxembourg',
    checkInTime: '15:00',
    confirmedAt: '2030-03-01T09:00:00.000Z',
    policy: CANCELLATION_POLICIES.moderate,
    nightArray: [
      { day: '2030-06-10', amount: 10_000, touristTax: 0 },
      { day: '2030-06-11', amount: 10_000, touristTax: 0 },
    ],
    cleaningFee: 6_000,
    bookingOptionTotal: 0,
    guestServiceFee: 1_000,
  };
  const shown = (steps: RefundStep[]) =>
    steps.map(({ from, until, total, rule }) => [from.toISOString(), until.toISOString(), total, rule]);

  it('draws the steps of a policy', () => {
    expect(shown(refundCurve(terms, new Date('2030-05-01T00:00:00.000Z')))).toEqual([
      ['2030-05-01T00:00:00.000Z', '2030-06-05T13:00:00.000Z', 27_000, 'all-nights-returned'],
      ['2030-06-05T13:00:00.000Z', '2030-06-10T13:00:00.000Z', 11_000, 'first-nights-kept-part-returned'],
      [
        '2030-06-10T13:00:00.000Z',
        '2030-06-12T13:00:00.000Z',
        0,
        'stay-begun-next-nights-kept-part-returned',
      ],
    ]);
  });

  it('draws the grace before a policy that never returns all', () => {
    const strict = { ...terms, policy: CANCELLATION_POLICIES.strict };
    expect(shown(refundCurve(strict, new Date(terms.confirmedAt)))).toEqual([
      ['2030-03-01T09:00:00.000Z', '2030-03-02T09:00:00.000Z', 27_000, 'grace-period'],
      ['2030-03-02T09:00:00.000Z', '2030-06-03T13:00:00.000Z', 16_000, 'part-returned'],
      ['2030-06-03T13:00:00.000Z', '2030-06-10T13:00:00.000Z', 6_000, 'no-nights-returned'],
      ['2030-06-10T13:00:00.000Z', '2030-06-12T13:00:00.000Z', 0, 'stay-begun-no-nights-returned'],
    ]);
  });

  it('begins with the instant alone that is a boundary', () => {
    const now = new Date('2030-06-05T13:00:00.000Z');
    expect(shown(refundCurve(terms, now)).slice(0, 2)).toEqual([
      [now.toISOString(), now.toISOString(), 27_000, 'all-nights-returned'],
      [now.toISOString(), '2030-06-10T13:00:00.000Z', 11_000, 'first-nights-kept-part-returned'],
    ]);
  });

  it('is empty once the stay is over', () => {
    expect(refundCurve(terms, new Date('2030-06-12T13:00:00.001Z'))).toEqual([]);
  });
});
