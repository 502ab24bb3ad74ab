import type { Quote } from '../catalog/quote.schema.ts';
import { keptMoney } from './kept-money.ts';
import type { Refund } from './refund.schema.ts';

const QUOTE = quoteOf({ nights: 30_000, 'cleaning-fee': 4000, 'tourist-tax': 900, 'service-fee': 2040 });
const NO_LINES: Refund['lineArray'] = [];

type Amounts = Partial<Record<Quote['lineArray'][number]['kind'], number>>;

function quoteOf(amounts: Amounts): Pick<Quote, 'total' | 'lineArray'> {
  const lineArray = Object.entries(amounts).map(([kind, amount]) => ({
    kind: kind as keyof Amounts,
    quantity: 1,
    unitAmount: amount,
    amount,
  }));
  return { lineArray, total: lineArray.reduce((sum, { amount }) => sum + amount, 0) };
}

const returned = (...lineArray: Refund['lineArray']) => ({
  lineArray,
  total: lineArray.reduce((sum, { amount }) => sum + amount, 0),
});

describe('what is kept of a stay', () => {
  it.each([
    [
      'all of it, with the host fee of nights and cleaning alone',
      { quote: QUOTE, refund: null, left: 36_940 },
      { hosted: 34_000, ownerFee: 1020, guestFee: 2040, touristTax: 900 },
    ],
    [
      'what the lines of a refund leave: half of the nights, and no tax',
      {
        quote: QUOTE,
        refund: returned({ kind: 'nights', amount: 15_000 }, { kind: 'tourist-tax', amount: 900 }),
        left: 21_040,
      },
      { hosted: 19_000, ownerFee: 570, guestFee: 2040, touristTax: 0 },
    ],
    [
      'half of each part where half is left of a stay that was paid in part',
      { quote: QUOTE, refund: { total: 10_000, lineArray: NO_LINES }, left: 18_470 },
      { hosted: 17_000, ownerFee: 510, guestFee: 1020, touristTax: 450 },
    ],
    [
      'of lines that are kept as large a part, where a bank took money back before the cancellation',
      { quote: QUOTE, refund: returned({ kind: 'tourist-tax', amount: 900 }), left: 18_020 },
      { hosted: 17_000, ownerFee: 510, guestFee: 1020, touristTax: 0 },
    ],
    [
      'nothing of what was paid beyond the total',
      { quote: QUOTE, refund: null, left: 40_000 },
      { hosted: 34_000, ownerFee: 1020, guestFee: 2040, touristTax: 900 },
    ],
    [
      'nothing where all went back',
      {
        quote: QUOTE,
        refund: returned(
          { kind: 'nights', amount: 30_000 },
          { kind: 'cleaning-fee', amount: 4000 },
          { kind: 'tourist-tax', amount: 900 },
          { kind: 'service-fee', amount: 2040 },
        ),
        left: 0,
      },
      { hosted: 0, ownerFee: 0, guestFee: 0, touristTax: 0 },
    ],
    [
      'nothing where more went back than had come',
      { quote: QUOTE, refund: null, left: -5 },
      { hosted: 0, ownerFee: 0, guestFee: 0, touristTax: 0 },
    ],
    [
      'a cent of rounding with the host: 150.5 and 50.5 go to the even neighbour',
      {
        quote: quoteOf({ nights: 10_000, 'tourist-tax': 101, 'service-fee': 301 }),
        refund: null,
        left: 5201,
      },
      { hosted: 5001, ownerFee: 150, guestFee: 150, touristTax: 50 },
    ],
    [
      'never less than nothing for the host, where fee and tax are both rounded up',
      { quote: quoteOf({ 'tourist-tax': 3, 'service-fee': 3 }), refund: null, left: 3 },
      { hosted: 0, ownerFee: 0, guestFee: 2, touristTax: 1 },
    ],
  ])('is %s', (_name, stay, kept) => {
    expect(keptMoney({ ...stay, ownerFeePercent: 3 })).toEqual(kept);
  });
});
