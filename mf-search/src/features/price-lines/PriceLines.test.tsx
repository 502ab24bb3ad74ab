import { quoteStay } from '@moien/contract';
import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { emptyEssentials, exampleQuote, exampleRoot, exampleTerms } from '@moien/shared-lib/testing';
import { cleanup, render, screen } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { PriceLines } from './PriceLines.tsx';

afterEach(cleanup);

function renderLines(quote = exampleQuote, currency: 'EUR' | 'CHF' = 'EUR') {
  const root = exampleRoot({
    languageTag: 'en',
    choices: { currency, consent: undefined },
    essentials: {
      ...emptyEssentials,
      exchangeRateArray: [{ currency: 'CHF', rate: 0.95, day: '2030-01-02' }],
    },
  });
  render(
    <RootStoreProvider root={root} texts={createTexts('en', { search: en })}>
      <PriceLines quote={quote} />
    </RootStoreProvider>,
  );
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  const values = screen.getAllByRole('definition').map((value) => value.textContent);
  return terms.map((term, index) => `${term}: ${values[index]}`);
}

it('names each line, and the total is their sum', () => {
  expect(renderLines()).toEqual([
    '3 nights × €142: €426',
    '1 night × €160: €160',
    'Cleaning fee: €60',
    'Service fee: €38.76',
    'Total: €684.76',
  ]);
});

it('names extras, the discount and the tax', () => {
  const option = { featureTypeId: 150, basis: 'per-night', maximumQuantity: 4 } as const;
  const quote = quoteStay({
    ...exampleTerms,
    arrivalDate: '2030-06-05',
    departureDate: '2030-06-12',
    nightCountByPriceMap: { 10000: 7 },
    chosenOptionArray: [
      { ...option, unitAmount: 1200, quantity: 2 },
      { ...option, featureTypeId: 151, basis: 'per-stay', unitAmount: 1200, quantity: 1 },
    ],
    touristTax: {
      basis: 'amount-per-person-night',
      amount: 250,
      currency: 'EUR',
      exemptBelowAge: 18,
      remittedBy: 'platform',
    },
  });
  if (!quote) throw new Error('The stay has a price.');
  expect(renderLines(quote)).toEqual([
    '7 nights × €100: €700',
    'Cleaning fee: €60',
    'Extra, 14 × €12: €168',
    'Extra: €12',
    'Weekly discount, 10%: −€70',
    'Tourist tax, 14 × €2.50: €35',
    'Service fee: €52.20',
    'Total: €957.20',
  ]);
});

it('leaves out what costs nothing', () => {
  const quote = quoteStay({ ...exampleQuote, ...exampleTerms, cleaningFee: null, guestFeePercent: 0 });
  if (!quote) throw new Error('The stay has a price.');
  expect(renderLines(quote)).toEqual(['3 nights × €142: €426', '1 night × €160: €160', 'Total: €586']);
});

it('stays in the currency that is charged, so that it adds up, and converts the total', () => {
  expect(renderLines(exampleQuote, 'CHF').slice(-2)).toEqual([
    'Total: €684.76',
    'In your currency, roughly: ≈\u00a0CHF\u00a0651',
  ]);
});
