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

function show(looserArray?: LooserCount[]) {
  const { query } = decodeSearchQuery(
    new URLSearchParams('cityId=2960316&maximumDailyBudget=5&adultCount=2'),
  );
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
    expect(screen.getAllByText(/346 homes/)).toHaveLength(1);
    expect(screen.getByText(en['empty-help'])).not.toBeNull();
    expect(strong().map(({ textContent }) => textContent)).toEqual(['At any price · 346 homes']);
    expect(screen.getByRole('link', { name: 'Clear all' }).dataset.variant).toBe('quiet');
  });

  it('gives advice as long as no count is known', () => {
    show();
    expect(screen.getByText(en['empty-text'])).not.toBeNull();
    expect(strong()).toHaveLength(1);
  });
});
