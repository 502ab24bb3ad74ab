import { runInThisContext } from 'node:vm';
import { createTexts, RootStoreProvider, type Transport } from '@moien/shared-lib';
import { exampleRoot, exampleShell } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { exampleResultPage } from '../features/examples/StoryFeed.tsx';
import { readSearch } from '../features/search-state/search.ts';
import { searchStore } from '../features/search-state/search-store.ts';
import de from '../locales/de.json' with { type: 'json' };
import { type SearchData, SearchPage } from './SearchPage.tsx';
import { searchRoute } from './search.route.ts';

const searchOf = (query: string) => readSearch(new URLSearchParams(query));

// jsdom has none of what the router makes requests of; these are Node's.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));

function RoutedSearchPage() {
  return <SearchPage data={useLoaderData<SearchData>()} />;
}

/** Opens a search as a navigation does. */
async function search(transport: Transport) {
  const root = exampleRoot({ transport });
  root.navigation.shell = exampleShell();
  const load = ({ request }: { request: Request }) =>
    searchRoute.load({ root, url: new URL(request.url), parameters: {}, signal: request.signal });
  const router = createMemoryRouter(
    [{ path: '/search', loader: load, Component: RoutedSearchPage, HydrateFallback: () => null }],
    { initialEntries: ['/search?cityId=7&typeId=1'] },
  );
  await act(async () => {
    render(
      <RootStoreProvider root={root} texts={createTexts('de', { search: de })}>
        <RouterProvider router={router} />
      </RootStoreProvider>,
    );
  });
}

/** Sees nothing: only the first page is drawn. */
class IdleObserver {
  observe() {}
  disconnect() {}
}

beforeAll(() => Object.assign(globalThis, { IntersectionObserver: IdleObserver }));
afterEach(cleanup);

describe('the address of a search', () => {
  const load = (query: string) => {
    const asked: string[] = [];
    const transport: Transport = async ({ url }) => {
      asked.push(url);
      return { status: 200, body: exampleResultPage({ count: 2 }) };
    };
    const root = exampleRoot({ transport, entrySearch: 'cityId=9' });
    const url = new URL(`https://moien.example/de/search${query}`);
    const { signal } = new AbortController();
    const loaded = searchRoute.load({ root, url, parameters: {}, signal }).catch((thrown: unknown) => thrown);
    return { root, asked, loaded };
  };

  it.each([
    ['?cityId=7&termType=long-term', '?cityId=7&isAvailableForLongTerm=true'],
    [
      '?termType=short-term&termType=long-term&utm_source=letter',
      '?utm_source=letter&isAvailableForShortTerm=true&isAvailableForLongTerm=true',
    ],
  ])('%s is written as %s', async (query, expected) => {
    const { asked, loaded } = load(query);
    const answer = (await loaded) as Response;
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/de/search${expected}`]);
    expect(asked).toEqual([]);
  });

  it('is searched as it is otherwise, and what the document’s address asked for is over', async () => {
    const { root, loaded } = load('?cityId=7');
    expect(await loaded).toMatchObject({ search: { key: 'cityId=7' }, isPartDropped: false });
    expect(root.navigation.entrySearch).toBeUndefined();
  });
});

it('tells the search bar of which search its homes are, and takes it back when it goes', async () => {
  const root = exampleRoot();
  const search = root.feature(searchStore);
  const router = createMemoryRouter(
    [
      {
        path: '/search',
        element: <SearchPage data={{ search: searchOf('cityId=7&page=2'), isPartDropped: false }} />,
      },
    ],
    { initialEntries: ['/search?cityId=7&page=2&utm_source=letter'] },
  );
  const { unmount } = await act(async () =>
    render(
      <RootStoreProvider root={root} texts={createTexts('de', { search: de })}>
        <RouterProvider router={router} />
      </RootStoreProvider>,
    ),
  );
  expect(search.shown.propertyParameters).toEqual({ cityId: 7 });
  expect(search.addressOf(search.shown).get('utm_source')).toBe('letter');
  unmount();
  expect(search.shown.propertyParameters).toEqual({});
});

it('keeps the search round homes that did not come, and asks again by hand', async () => {
  let isAway = true;
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await search(async () => {
    if (isAway) throw new Error('offline');
    return { status: 200, body: exampleResultPage({ count: 2 }) };
  });
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toContain('konnten nicht geladen werden');
  expect(textContent).toContain('prüfen Sie Ihre Verbindung');
  expect(warn.mock.calls).toEqual([
    ['The homes could not be loaded.', expect.objectContaining({ code: 'unreachable' })],
  ]);
  expect(screen.getByRole('heading', { level: 1 })).not.toBeNull();
  expect(await screen.findByRole('button', { name: /^Filter/ })).not.toBeNull();
  isAway = false;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' })));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
  warn.mockRestore();
});

it('blames no connection for a search that the service fails', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await search(async () => ({
    status: 500,
    body: { type: 'about:blank', title: 'Error', status: 500, code: 'internal', message: 'Broken.' },
  }));
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toContain('Das liegt an uns');
  expect(textContent).not.toContain('Verbindung');
  expect(warn.mock.calls).toEqual([
    ['The homes could not be loaded.', expect.objectContaining({ status: 500, message: 'Broken.' })],
  ]);
  warn.mockRestore();
});

it('says nothing of a failure when there was none', async () => {
  const router = createMemoryRouter(
    [
      {
        path: '/search',
        element: <SearchPage data={{ search: searchOf('cityId=7'), isPartDropped: false }} />,
      },
    ],
    { initialEntries: ['/search?cityId=7'] },
  );
  await act(async () => {
    render(
      <RootStoreProvider root={exampleRoot()} texts={createTexts('de', { search: de })}>
        <RouterProvider router={router} />
      </RootStoreProvider>,
    );
  });
  expect(await screen.findByRole('button', { name: /^Filter/ })).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows no choice that was left out of its search', async () => {
  const root = exampleRoot();
  const data = { search: searchOf('cityId=7&typeId=77'), isPartDropped: true, refusedArray: ['typeId'] };
  const router = createMemoryRouter([{ path: '/search', element: <SearchPage data={data} /> }], {
    initialEntries: ['/search?cityId=7&typeId=77'],
  });
  await act(async () => {
    render(
      <RootStoreProvider root={root} texts={createTexts('de', { search: de })}>
        <RouterProvider router={router} />
      </RootStoreProvider>,
    );
  });
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
  const data = { search: searchOf('cityId=7'), isPartDropped: true, refusedArray: ['cityId'] };
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
  expect(screen.queryByRole('option', { name: 'Am nächsten' })).toBeNull();
});
