import { type MonthlyTerms, monthlyCost } from './monthly-cost.ts';

const terms: MonthlyTerms = {
  monthlyPrice: 150_000,
  monthlyCharges: 21_000,
  deposit: 300_000,
  currency: 'EUR',
};

describe('monthlyCost', () => {
  it.each<[Partial<MonthlyTerms>, { perMonth: number; dueAtStart: number }]>([
    [{}, { perMonth: 171_000, dueAtStart: 471_000 }],
    [{ monthlyCharges: null }, { perMonth: 150_000, dueAtStart: 450_000 }],
    [{ deposit: null }, { perMonth: 171_000, dueAtStart: 171_000 }],
    [
      { monthlyCharges: null, deposit: null },
      { perMonth: 150_000, dueAtStart: 150_000 },
    ],
    [
      { monthlyPrice: 0, monthlyCharges: 0, deposit: 0 },
      { perMonth: 0, dueAtStart: 0 },
    ],
  ])('adds up each month and what is due at the start: %j', (change, sums) => {
    expect(monthlyCost({ ...terms, ...change })).toMatchObject(sums);
  });

  it('names the parts, in the currency of the home', () => {
    expect(monthlyCost({ ...terms, currency: 'CHF' })).toEqual({
      currency: 'CHF',
      rent: 150_000,
      charges: 21_000,
      perMonth: 171_000,
      deposit: 300_000,
      dueAtStart: 471_000,
    });
  });

  it('says nothing without a price for a month', () => {
    expect(monthlyCost({ ...terms, monthlyPrice: null })).toBeNull();
  });
});
