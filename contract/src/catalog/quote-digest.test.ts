import type { Quote, StayGuestCounts } from './quote.schema.ts';
import { quoteDigestText } from './quote-digest.ts';

const quote: Quote = {
  arrivalDate: '2030-03-30',
  departureDate: '2030-03-31',
  currency: 'EUR',
  nightCount: 1,
  nightCountByPriceMap: { 10000: 1 },
  lineArray: [
    { kind: 'nights', quantity: 1, unitAmount: 10_000, amount: 10_000 },
    { kind: 'option', quantity: 1, unitAmount: 500, amount: 500, featureTypeId: 150 },
  ],
  total: 10_500,
};

const [nights, option] = quote.lineArray as [Quote['lineArray'][number], Quote['lineArray'][number]];

describe('quoteDigestText', () => {
  it('is written in one order', () => {
    expect(quoteDigestText(quote, { petCount: 1, adultCount: 2 })).toBe(
      '["2030-03-30","2030-03-31","EUR",[2,0,0,1],' +
        '[["nights",1,10000,10000,null,null,null,null],["option",1,500,500,150,null,null,null]]]',
    );
  });

  it('is the same for equal quotes, in whichever order their fields are', () => {
    const reversed = Object.fromEntries(Object.entries(quote).reverse()) as Quote;
    expect(quoteDigestText(reversed, {})).toBe(quoteDigestText(quote, { adultCount: 0 }));
  });

  it.each<[string, Partial<Quote>, StayGuestCounts]>([
    ['another arrival', { arrivalDate: '2030-03-29' }, {}],
    ['another departure', { departureDate: '2030-04-01' }, {}],
    ['another currency', { currency: 'CHF' }, {}],
    ['another guest', {}, { infantCount: 1 }],
    ['another price', { lineArray: [{ ...nights, unitAmount: 9999 }, option] }, {}],
    ['another option', { lineArray: [nights, { ...option, featureTypeId: 151 }] }, {}],
    ['one line less', { lineArray: [nights] }, {}],
    ['another order', { lineArray: [option, nights] }, {}],
  ])('differs by %s', (_case, changes, guests) => {
    expect(quoteDigestText({ ...quote, ...changes }, guests)).not.toBe(quoteDigestText(quote, {}));
  });
});
