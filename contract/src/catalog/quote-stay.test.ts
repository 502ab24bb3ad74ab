import { addDays } from '../lib/day.ts';
import type { TouristTax } from './price-rules.schema.ts';
import { type ChosenOption, type QuotedMonths, type QuotedNights, quoteStay } from './quote-stay.ts';

const stay = (given: Partial<QuotedNights> = {}): QuotedNights => ({
  arrivalDate: '2030-03-30',
  departureDate: '2030-04-02',
  nightCountByPriceMap: { 10000: 3 },
  cleaningFee: null,
  chosenOptionArray: [],
  discountArray: [],
  touristTax: null,
  guestFeePercent: 0,
  guests: { adultCount: 2 },
  today: '2030-03-01',
  currency: 'EUR',
  ...given,
});

const week = (given: Partial<QuotedNights> = {}) =>
  stay({ departureDate: '2030-04-06', nightCountByPriceMap: { 10000: 7 }, ...given });

const breakfast: ChosenOption = {
  featureTypeId: 150,
  unitAmount: 1250,
  basis: 'per-night',
  maximumQuantity: 4,
  quantity: 2,
};
const transfer: ChosenOption = {
  featureTypeId: 151,
  unitAmount: 4000,
  basis: 'per-stay',
  maximumQuantity: 2,
  quantity: 1,
};
const byPerson: TouristTax = {
  basis: 'amount-per-person-night',
  amount: 250,
  currency: 'EUR',
  exemptBelowAge: 18,
  remittedBy: 'platform',
};
const byPercent: TouristTax = {
  basis: 'percent-of-nights',
  percent: 5,
  cap: null,
  currency: 'EUR',
  exemptBelowAge: null,
  remittedBy: 'owner',
};

describe('quoteStay', () => {
  it.each<[string, Partial<QuotedNights>, number | undefined]>([
    ['nights at one price', {}, 30_000],
    ['nights at two prices', { nightCountByPriceMap: { 10000: 2, 12550: 1 } }, 32_550],
    ['a cleaning fee', { cleaningFee: 6_001 }, 36_001],
    ['a cleaning fee and our fee', { cleaningFee: 6_000, guestFeePercent: 6 }, 38_160],
    ['fees of nothing', { cleaningFee: 0, guestFeePercent: 0 }, 30_000],
    ['an option for each night', { chosenOptionArray: [breakfast] }, 37_500],
    ['an option for the stay', { chosenOptionArray: [transfer] }, 34_000],
    ['a tax by the person and night', { touristTax: byPerson }, 31_500],
    ['a tax by the price of the nights', { touristTax: byPercent }, 31_500],
    ['a night without a price', { nightCountByPriceMap: { 10000: 2 } }, undefined],
    ['more priced nights than there are', { nightCountByPriceMap: { 10000: 4 } }, undefined],
    [
      'a departure on the day of arrival',
      { departureDate: '2030-03-30', nightCountByPriceMap: {} },
      undefined,
    ],
    ['reversed dates', { departureDate: '2030-03-29', nightCountByPriceMap: {} }, undefined],
  ])('%s', (_case, given, total) => {
    const quote = quoteStay(stay(given));
    expect(quote?.total).toBe(total);
    expect(quote?.lineArray.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  });

  it('names each line: nights with the lowest price first, extras, discount, tax and our fee', () => {
    const quote = quoteStay(
      week({
        nightCountByPriceMap: { 9000: 3, 11000: 4 },
        cleaningFee: 500,
        chosenOptionArray: [transfer, breakfast],
        discountArray: [{ kind: 'weekly', percent: 10, days: null }],
        touristTax: byPerson,
        guestFeePercent: 6,
      }),
    );
    expect(quote?.lineArray).toEqual([
      { kind: 'nights', quantity: 3, unitAmount: 9000, amount: 27_000 },
      { kind: 'nights', quantity: 4, unitAmount: 11_000, amount: 44_000 },
      { kind: 'cleaning-fee', quantity: 1, unitAmount: 500, amount: 500 },
      { kind: 'option', quantity: 1, unitAmount: 4000, amount: 4000, featureTypeId: 151 },
      { kind: 'option', quantity: 14, unitAmount: 1250, amount: 17_500, featureTypeId: 150 },
      {
        kind: 'discount',
        quantity: 1,
        unitAmount: -7100,
        amount: -7100,
        discountKind: 'weekly',
        percent: 10,
      },
      { kind: 'tourist-tax', quantity: 14, unitAmount: 250, amount: 3500, remittedBy: 'platform' },
      // Of 71,000 − 7,100 + 500 + 21,500, without the tax.
      { kind: 'service-fee', quantity: 1, unitAmount: 5154, amount: 5154, percent: 6 },
    ]);
    expect(quote).toMatchObject({ nightCount: 7, currency: 'EUR', arrivalDate: '2030-03-30', total: 94_554 });
  });

  it.each<[string, number, number, number, number]>([
    ['a half cent of the fee goes to the even one below', 3, 275, 6, 50],
    ['and to the even one above', 3, 325, 6, 58],
    ['with two decimals', 3, 10_000, 3.45, 1035],
  ])('%s', (_case, nights, price, guestFeePercent, fee) => {
    const quote = quoteStay(stay({ nightCountByPriceMap: { [price]: nights }, guestFeePercent }));
    expect(quote?.lineArray.at(-1)).toMatchObject({ kind: 'service-fee', amount: fee });
  });

  it('takes the discount off the nights alone, rounded once for all of them', () => {
    const quote = quoteStay(
      week({
        nightCountByPriceMap: { 1005: 7 },
        cleaningFee: 5000,
        discountArray: [{ kind: 'weekly', percent: 10, days: null }],
      }),
    );
    expect(quote?.lineArray.at(-1)).toMatchObject({ kind: 'discount', amount: -704 });
    expect(quote?.total).toBe(7035 + 5000 - 704);
  });
});

describe('quoteStay by the month', () => {
  const lease = (given: Partial<QuotedMonths> = {}): QuotedMonths => ({
    arrivalDate: '2030-05-01',
    departureDate: '2030-09-13',
    monthlyPrice: 185_000,
    monthlyCharges: 21_000,
    currency: 'EUR',
    ...given,
  });

  it('takes whole months with their charges, then a thirtieth for each night that is left', () => {
    expect(quoteStay(lease())).toEqual({
      arrivalDate: '2030-05-01',
      departureDate: '2030-09-13',
      currency: 'EUR',
      nightCount: 135,
      nightCountByPriceMap: {},
      lineArray: [
        { kind: 'months', quantity: 4, unitAmount: 206_000, amount: 824_000 },
        { kind: 'part-month', quantity: 12, unitAmount: 206_000, amount: 82_400 },
      ],
      total: 906_400,
    });
  });

  it.each<[string, Partial<QuotedMonths>, number | undefined]>([
    ['whole months', { departureDate: '2030-07-01' }, 412_000],
    ['less than a month', { departureDate: '2030-05-11' }, 68_667],
    [
      'a half cent, to the even one',
      { departureDate: '2030-05-16', monthlyPrice: 101, monthlyCharges: null },
      50,
    ],
    ['no charges', { departureDate: '2030-06-01', monthlyCharges: null }, 185_000],
    ['no price of a month', { monthlyPrice: null }, undefined],
    ['reversed dates', { departureDate: '2030-04-30' }, undefined],
  ])('%s', (_case, given, total) => {
    expect(quoteStay(lease(given))?.total).toBe(total);
  });

  it('never costs less for a night more', () => {
    const totals = Array.from({ length: 365 }, (_value, index) => {
      const quote = quoteStay(
        lease({ arrivalDate: '2031-01-30', departureDate: addDays('2031-01-31', index) }),
      );
      return quote?.total ?? 0;
    });
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
  });
});
