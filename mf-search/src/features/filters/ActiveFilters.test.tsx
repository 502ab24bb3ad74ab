import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { exampleRegistry, exampleRoot } from '@moien/shared-lib/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import de from '../../locales/de.json' with { type: 'json' };
import { readSearch } from '../search-state/search.ts';
import { searchStore } from '../search-state/search-store.ts';
import { ActiveFilters } from './ActiveFilters.tsx';

const REGISTRY = exampleRegistry({
  name: 'search',
  owner: 'Example',
  mountContract: 1,
  supportedShells: '^0.1.0',
  textNamespaces: [],
  byteBudget: 0,
  slots: [],
  routes: [{ id: 'search', path: 'search', isPublic: true, skeleton: 'cards', slots: [] }],
});

afterEach(cleanup);

function show(address: URLSearchParams) {
  render(
    <MemoryRouter>
      <RootStoreProvider root={exampleRoot({ registry: REGISTRY })} texts={createTexts('de', { search: de })}>
        <ActiveFilters query={readSearch(address).query} />
      </RootStoreProvider>
    </MemoryRouter>,
  );
  return screen.getAllByRole('link').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
}

it('says for what a price is, and takes away three filters at once', () => {
  const two = 'cityId=7&isAvailableForShortTerm=true&maximumDailyBudget=900';
  expect(show(new URLSearchParams(two))).toEqual(['Pro Nacht', 'bis 900 € pro Nacht']);
  cleanup();
  expect(show(new URLSearchParams(`${two}&immediateAvailability=true`))).toContain('Alle löschen');
  expect(screen.getByRole('link', { name: 'Alle löschen' }).getAttribute('href')).toBe('/de/search?cityId=7');
});

it('shows the filters of its page before the search bar is told of them, and keeps what else the address says', () => {
  const root = exampleRoot({ registry: REGISTRY });
  const address = new URLSearchParams('isAvailableForShortTerm=true&utm_source=letter');
  render(
    <MemoryRouter>
      <RootStoreProvider root={root} texts={createTexts('de', { search: de })}>
        <ActiveFilters query={readSearch(address).query} />
      </RootStoreProvider>
    </MemoryRouter>,
  );
  const chip = screen.getByRole('link', { name: 'Filter entfernen: Pro Nacht' });
  act(() => root.feature(searchStore).show(address, readSearch(address).query));
  expect(chip.getAttribute('href')).toBe('/de/search?utm_source=letter');
});
