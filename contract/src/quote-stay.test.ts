import { type QuotedStay, quoteStay } from './quote-stay.ts';

const stay = (given: Partial<QuotedStay> = {}): QuotedStay => ({
  arrivalDate: '2030-03-30',
  departureDate: '2030-04-02',
  nightCountByPriceMap: { 10000: 3 },
  cleaningFee: null,
  serviceFee: null,
  currency: 'EUR',
  ...given,
});

describe('quoteStay', () => {
  it.each<[string, Partial<QuotedStay>, number | undefined]>([
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
