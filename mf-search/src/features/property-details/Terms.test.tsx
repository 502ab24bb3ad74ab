import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { exampleEssentials, exampleProperty, exampleRoot } from '@moien/shared-lib/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import english from '../../locales/en.json' with { type: 'json' };
import { Terms } from './Terms.tsx';

afterEach(cleanup);

const exchangeRateArray = [{ currency: 'CHF' as const, rate: 0.95, day: '2026-11-20' }];

function show() {
  const essentials = { ...exampleEssentials, exchangeRateArray };
  const root = exampleRoot({ languageTag: 'en', essentials });
  render(
    <RootStoreProvider root={root} texts={createTexts('en', { search: english })}>
      <Terms property={exampleProperty} />
    </RootStoreProvider>,
  );
  return root;
}
const terms = () => screen.getByRole('complementary', { name: 'Price and terms' }).textContent;

describe('Terms', () => {
  it('names prices in the property’s currency, and says nothing of rates', () => {
    show();
    expect(terms()).toContain('€142 a night');
    expect(terms()).not.toContain('≈');
    expect(terms()).not.toContain('European Central Bank');
  });

  it('shows every amount in the chosen currency, what is paid, and of which day the rates are', () => {
    const root = show();
    act(() => root.currency.choose('CHF'));
    expect(terms()).toContain('≈\u00a0CHF\u00a0135 a night');
    expect(terms()).toContain('≈\u00a0CHF\u00a057');
    expect(terms()).toContain(
      'You pay in EUR. Other amounts are converted at the European Central Bank’s rates of 20 November 2026.',
    );
  });

  it('leaves amounts as they are where there is no rate', () => {
    const root = show();
    act(() => root.currency.choose('GBP'));
    expect(terms()).toContain('€142 a night');
    expect(terms()).not.toContain('You pay in');
  });
});
