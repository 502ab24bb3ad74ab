import type { TouristTax } from './price-rules.schema.ts';
import type { StayGuestCounts } from './quote.schema.ts';
import { touristTaxLine } from './tourist-tax.ts';

const NIGHTS = { nightCount: 3, nightsAmount: 30_000 };
const common = { currency: 'EUR', exemptBelowAge: 18, remittedBy: 'platform' } as const;
const byPerson = (given: Partial<TouristTax> = {}) =>
  ({ ...common, basis: 'amount-per-person-night', amount: 250, ...given }) as TouristTax;
const byPercent = (given: Partial<TouristTax> = {}) =>
  ({ ...common, basis: 'percent-of-nights', percent: 5, cap: null, ...given }) as TouristTax;

const taxOf = (touristTax: TouristTax | null, guests: StayGuestCounts, nights = NIGHTS) =>
  touristTaxLine({ touristTax, guests, currency: 'EUR' }, nights);

describe('touristTaxLine', () => {
  it.each<[string, TouristTax | null, StayGuestCounts, number, number]>([
    ['no rule', null, { adultCount: 2 }, 0, 0],
    ['a rule in another currency', byPerson({ currency: 'CHF' }), { adultCount: 2 }, 0, 0],
    ['each adult and night', byPerson(), { adultCount: 2 }, 6, 1500],
    ['a stay without guests', byPerson(), {}, 3, 750],
    ['pets', byPerson(), { adultCount: 1, petCount: 2 }, 3, 750],
    [
      'children and infants below 18',
      byPerson(),
      { adultCount: 2, childrenCount: 2, infantCount: 1 },
      6,
      1500,
    ],
    ['children from 12 on', byPerson({ exemptBelowAge: 12 }), { adultCount: 1, childrenCount: 2 }, 9, 2250],
    ['infants below 12', byPerson({ exemptBelowAge: 12 }), { adultCount: 1, infantCount: 2 }, 3, 750],
    ['everybody', byPerson({ exemptBelowAge: null }), { adultCount: 1, infantCount: 2 }, 9, 2250],
    ['exempt guests alone', byPerson(), { childrenCount: 2 }, 0, 0],
    ['a part of the nights', byPercent(), { adultCount: 2 }, 1, 1500],
    ['the part of those who are taxed', byPercent(), { adultCount: 2, childrenCount: 1 }, 1, 1000],
    [
      'the part of everybody',
      byPercent({ exemptBelowAge: null }),
      { adultCount: 2, childrenCount: 1 },
      1,
      1500,
    ],
    ['a cap for each person and night', byPercent({ cap: 200 }), { adultCount: 2 }, 1, 1200],
    ['a cap that is not reached', byPercent({ cap: 251 }), { adultCount: 2 }, 1, 1500],
  ])('%s', (_case, tax, guests, quantity, amount) => {
    const line = taxOf(tax, guests);
    expect([line?.quantity ?? 0, line?.amount ?? 0]).toEqual([quantity, amount]);
  });

  it.each([
    [50, 2],
    [150, 8],
    [151, 8],
  ])('of %d cents rounds a half to the even cent', (nightsAmount, amount) => {
    expect(taxOf(byPercent(), { adultCount: 1 }, { nightCount: 1, nightsAmount })?.amount).toBe(amount);
  });

  it('says who pays it on', () => {
    expect(taxOf(byPerson({ remittedBy: 'owner' }), { adultCount: 1 })?.remittedBy).toBe('owner');
  });
});
