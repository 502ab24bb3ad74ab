import { quoteStay } from '@moien/contract';
import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { emptyEssentials, exampleQuote, exampleRoot } from '@moien/shared-lib/testing';
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
    'Service fee: €25',
    'Total: €671',
  ]);
});

it('leaves out what costs nothing', () => {
  const quote = quoteStay({ ...exampleQuote, cleaningFee: null, serviceFee: null });
  if (!quote) throw new Error('The stay has a price.');
  expect(renderLines(quote)).toEqual(['3 nights × €142: €426', '1 night × €160: €160', 'Total: €586']);
});

it('stays in the currency that is charged, so that it adds up, and converts the total', () => {
  expect(renderLines(exampleQuote, 'CHF').slice(-2)).toEqual([
    'Total: €671',
    'In your currency, roughly: ≈\u00a0CHF\u00a0637',
  ]);
});
