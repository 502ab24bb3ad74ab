import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { exampleRoot } from '@moien/shared-lib/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { searchStore } from '../features/search-state/search-store.ts';
import de from '../locales/de.json' with { type: 'json' };
import { SearchPage } from './SearchPage.tsx';

/** Sees nothing: only the first page is drawn. */
class IdleObserver {
  observe() {}
  disconnect() {}
}

beforeAll(() => Object.assign(globalThis, { IntersectionObserver: IdleObserver }));
afterEach(cleanup);

it('tells the search bar of which search its homes are, and takes it back when it goes', () => {
  const root = exampleRoot();
  const search = root.feature(searchStore);
  const router = createMemoryRouter(
    [{ path: '/search', element: <SearchPage data={{ key: '', isPartDropped: false }} /> }],
    { initialEntries: ['/search?cityId=7&page=2&utm_source=letter'] },
  );
  const { unmount } = render(
    <RootStoreProvider root={root} texts={createTexts('de', {})}>
      <RouterProvider router={router} />
    </RootStoreProvider>,
  );
  expect(search.shown.propertyParameters).toEqual({ cityId: 7 });
  expect(search.addressOf(search.shown).get('utm_source')).toBe('letter');
  unmount();
  expect(search.shown.propertyParameters).toEqual({});
});

it('shows no choice that was left out of its search', () => {
  const root = exampleRoot();
  const data = { key: '', isPartDropped: true, refusedArray: ['typeId'] };
  const router = createMemoryRouter([{ path: '/search', element: <SearchPage data={data} /> }], {
    initialEntries: ['/search?cityId=7&typeId=77'],
  });
  render(
    <RootStoreProvider root={root} texts={createTexts('de', {})}>
      <RouterProvider router={router} />
    </RootStoreProvider>,
  );
  expect(root.feature(searchStore).shown.propertyParameters).toEqual({ cityId: 7 });
});

it('asks nothing more with what was left out of its search', async () => {
  const page = {
    propertyArray: [],
    page: 1,
    pageCount: 1,
    count: 2,
    isCountExact: true,
    bounds: null,
    facets: null,
  };
  const root = exampleRoot({
    featureSnapshots: { 'search/results': [['cityId=7', { ...page, refusedArray: ['cityId'] }]] },
  });
  const data = { key: 'cityId=7', isPartDropped: true, refusedArray: ['cityId'] };
  const router = createMemoryRouter([{ path: '/search', element: <SearchPage data={data} /> }], {
    initialEntries: ['/search?cityId=7'],
  });
  await act(async () => {
    render(
      <RootStoreProvider root={root} texts={createTexts('de', { search: de })}>
        <RouterProvider router={router} />
      </RootStoreProvider>,
    );
  });
  expect(await screen.findByRole('option', { name: 'Empfohlen' })).not.toBeNull();
  expect(screen.queryByRole('option', { name: 'Entfernung' })).toBeNull();
});
