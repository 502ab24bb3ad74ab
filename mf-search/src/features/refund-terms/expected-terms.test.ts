import {
  fullRefundUntil,
  type NightAmount,
  type Quote,
  quoteStay,
  refund,
  refundCurve,
} from '@moien/contract';
import { exampleProperty, exampleTerms } from '@moien/shared-lib/testing';
import { expectedTerms } from './expected-terms.ts';

const now = new Date('2030-04-07T12:00:00.000Z');

/** Seven nights at €100 with 10 % off, breakfast twice, cleaning, tax and fee. */
const quote = quoteStay({
  ...exampleTerms,
  arrivalDate: '2030-06-05',
  departureDate: '2030-06-12',
  nightCountByPriceMap: { 10000: 7 },
  chosenOptionArray: [
    { featureTypeId: 150, basis: 'per-stay', unitAmount: 1200, maximumQuantity: 4, quantity: 2 },
  ],
  touristTax: {
    basis: 'percent-of-nights',
    percent: 3,
    cap: null,
    currency: 'EUR',
    exemptBelowAge: null,
    remittedBy: 'platform',
  },
}) as Quote;

const nights: NightAmount[] = ['05', '06', '07', '08', '09', '10', '11'].map((day) => ({
  day: `2030-06-${day}`,
  amount: 9000,
}));

describe('what would come back', () => {
  it('is everything in the time in which all comes back', () => {
    const terms = expectedTerms(exampleProperty, quote, nights, now);
    expect(refund(terms, now, 'guest').total).toBe(quote.total);
    expect(terms.policy.name).toBe('moderate');
  });

  it('spreads the tax and nights that are not known to the cent', () => {
    const { nightArray } = expectedTerms(exampleProperty, quote, [], now);
    const sum = (amount: 'amount' | 'touristTax') =>
      nightArray.reduce((total, night) => total + night[amount], 0);
    expect(sum('amount')).toBe(63_000);
    expect(sum('touristTax')).toBe(1890);
    expect(nightArray.at(-1)?.day).toBe('2030-06-11');
  });

  it('has the policy of long stays from 28 nights on', () => {
    const month: Quote = { ...quote, departureDate: '2030-07-03', nightCount: 28 };
    expect(expectedTerms(exampleProperty, month, [], now).policy.name).toBe('long-stay');
  });

  it('comes back in full until five days before check-in, by the clock of the home', () => {
    const terms = expectedTerms(exampleProperty, quote, nights, now);
    expect(fullRefundUntil(terms, now)?.toISOString()).toBe('2030-05-31T13:00:00.000Z');
    expect(refundCurve(terms, now)[0]?.total).toBe(quote.total);
  });

  it('never comes back in full of a strict home whose arrival is near', () => {
    const strict = { ...exampleProperty, cancellationPolicy: 'strict' as const };
    const late = new Date('2030-06-02T12:00:00.000Z');
    expect(fullRefundUntil(expectedTerms(strict, quote, nights, late), late)).toBeNull();
  });
});
