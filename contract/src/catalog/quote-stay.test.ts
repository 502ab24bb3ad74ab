import { addDays } from '../lib/day.ts';
import { type QuotedMonths, type QuotedNights, quoteStay } from './quote-stay.ts';

const stay = (given: Partial<QuotedNights> = {}): QuotedNights => ({
  arrivalDate: '2030-03-30',
  departureDate: '2030-04-02',
  nightCountByPriceMap: { 10000: 3 },
  cleaningFee: null,
  serviceFee: null,
  currency: 'EUR',
  ...given,
});

describe('quoteStay', () => {
  it.each<[string, Partial<QuotedNights>, number | undefined]>([
    ['nights at one price', {}, 30_000],
    ['nights at two prices', { nightCountByPriceMap: { 10000: 2, 12550: 1 } }, 32_550],
    ['a cleaning fee', { cleaningFee: 6_001 }, 36_001],
    ['both fees', { cleaningFee: 6_001, serviceFee: 2_499 }, 38_500],
    ['fees of nothing', { cleaningFee: 0, serviceFee: 0 }, 30_000],
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

  it('names each price once, the lowest first, then the fees', () => {
    const quote = quoteStay(
      stay({ nightCountByPriceMap: { 9000: 1, 11000: 2 }, cleaningFee: 500, serviceFee: 300 }),
    );
    expect(quote?.lineArray).toEqual([
      { kind: 'nights', quantity: 1, unitAmount: 9000, amount: 9000 },
      { kind: 'nights', quantity: 2, unitAmount: 11_000, amount: 22_000 },
      { kind: 'cleaning-fee', quantity: 1, unitAmount: 500, amount: 500 },
      { kind: 'service-fee', quantity: 1, unitAmount: 300, amount: 300 },
    ]);
    expect(quote).toMatchObject({ nightCount: 3, currency: 'EUR', arrivalDate: '2030-03-30' });
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
