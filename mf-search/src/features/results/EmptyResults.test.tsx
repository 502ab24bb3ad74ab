import { decodeSearchQuery, type LooserCount } from '@moien/contract';
import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { exampleRegistry, exampleRoot } from '@moien/shared-lib/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { EmptyResults } from './EmptyResults.tsx';

afterEach(cleanup);

const registry = exampleRegistry({
  name: 'search',
  owner: 'Example',
  mountContract: 1,
  supportedShells: '^0.1.0',
  textNamespaces: [],
  byteBudget: 0,
  slots: [],
  routes: [{ id: 'search', path: 'search', isPublic: true, skeleton: 'cards' }],
});

function show(looserArray?: LooserCount[], address = 'cityId=2960316&maximumDailyBudget=5&adultCount=2') {
  const { query } = decodeSearchQuery(new URLSearchParams(address));
  render(
    <RootStoreProvider
      root={exampleRoot({ languageTag: 'en', registry })}
      texts={createTexts('en', { search: en })}
    >
      <MemoryRouter>
        <EmptyResults query={query} looserArray={looserArray} />
      </MemoryRouter>
    </RootStoreProvider>,
  );
}

const strong = () => screen.getAllByRole('link').filter((link) => link.dataset.variant === 'primary');

describe('EmptyResults', () => {
  it('names and leads to the looser search that finds most', () => {
    show([
      { without: 'place', count: 20 },
      { without: 'budget', count: 346 },
      { without: 'guests', count: 0 },
    ]);
    const reason = 'It’s down to “up to €5 a night”. Without it there are 346 homes.';
    expect(screen.getByText(reason)).not.toBeNull();
    expect(strong().map(({ textContent }) => textContent)).toEqual(['Without a price limit 346 homes']);
    expect(screen.getByRole('link', { name: 'Clear all' }).dataset.variant).toBe('quiet');
  });

  it('gives advice as long as no count is known', () => {
    show(undefined, 'arrivalDate=2030-05-02&departureDate=2030-05-09&adultCount=2');
    expect(screen.getByText(en['empty-text'])).not.toBeNull();
    expect(strong()).toHaveLength(1);
  });

  it('offers to drop the only thing that was asked for, and speaks of no dates where there are none', () => {
    show([{ without: 'budget', count: 52 }], 'maximumDailyBudget=0');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Without a price limit 52 homes',
    ]);
    cleanup();
    show(undefined, 'maximumDailyBudget=0');
    expect(screen.getByText(en['filters-none'])).not.toBeNull();
  });
});
