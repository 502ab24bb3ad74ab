import type { PastSearch, PropertyVisit, RemoteDeclaration } from '@moien/contract';
import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import {
  type ExampleAnswers,
  exampleHomes,
  exampleRefusal,
  exampleRegistry,
  exampleRoot,
  exampleSession,
  exampleTransport,
} from '@moien/shared-lib/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import declaration from '../../../remote.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import { Favorites } from './favorite-lists/Favorites.tsx';
import { FavoritePageStore } from './favorite-lists/favorite-page-store.ts';
import { readView } from './favorite-lists/favorites-view.ts';
import { History } from './History.tsx';
import { HistoryStore } from './history-store.ts';
import kept from './locales/en.json' with { type: 'json' };

afterEach(cleanup);

const [first, second] = exampleHomes(2);
const GONE = '019b76da-a800-7838-a932-f8c36951c0ff';
const visitArray = [
  { propertyId: first?.id, visitTimestamp: '2030-05-03T10:00:00.000Z', property: first },
  { propertyId: GONE, visitTimestamp: '2030-05-02T10:00:00.000Z', property: null },
  { propertyId: second?.id, visitTimestamp: '2030-05-02T09:00:00.000Z', property: second },
] as PropertyVisit[];
const favoriteArray = visitArray.map(({ visitTimestamp, ...visit }) => ({
  ...visit,
  creationTimestamp: visitTimestamp,
  listId: null,
  note: '',
  isBookableForStay: null,
}));
const ok = (body: object) => [{ status: 200, body }];
const HISTORY = { propertyVisitArray: visitArray, pastSearchArray: [] as PastSearch[], isPaused: false };
const ANSWERS: ExampleAnswers = {
  'GET /api/favorites/ids': ok({ propertyIdArray: favoriteArray.map(({ propertyId }) => propertyId) }),
  'GET /api/favorites': ok({ favoriteArray, favoriteListArray: [], favoriteShareArray: [] }),
  'GET /api/history': ok(HISTORY),
};

function show(answers: ExampleAnswers, page: (root: ReturnType<typeof exampleRoot>) => ReactNode) {
  const { transport, sent } = exampleTransport({ ...ANSWERS, ...answers });
  const root = exampleRoot({
    languageTag: 'en',
    transport,
    session: exampleSession,
    registry: exampleRegistry(declaration as RemoteDeclaration),
  });
  const router = createMemoryRouter([{ path: '*', element: page(root) }]);
  render(
    <RootStoreProvider root={root} texts={createTexts('en', { search: en, 'kept-homes': kept })}>
      <RouterProvider router={router} />
    </RootStoreProvider>,
  );
  return sent;
}

function showFavorites(answers: ExampleAnswers = {}) {
  return show(answers, (root) => {
    const store = new FavoritePageStore(root);
    store.list.open();
    return <Favorites store={store} view={readView(new URLSearchParams(), '2030-01-01')} />;
  });
}

function showHistory(answers: ExampleAnswers = {}) {
  return show(answers, (root) => {
    const store = new HistoryStore(root);
    store.list.open();
    return <History store={store} />;
  });
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('favourites', () => {
  it('are shown newest first; one that is gone says since when it was saved, and can be removed', async () => {
    const sent = showFavorites({ [`DELETE /api/favorites/${GONE}`]: ok({ propertyIdArray: [] }) });
    await screen.findByText('Saved on 2 May 2030');
    expect(titles()).toEqual([first?.title, kept['gone-title'], second?.title]);
    await press('Remove: No longer available');
    await waitFor(() => expect(titles()).toEqual([first?.title, second?.title]));
    expect(sent.at(-1)?.call).toBe(`DELETE /api/favorites/${GONE}`);
  });

  it('lead to the search when there are none', async () => {
    showFavorites({
      'GET /api/favorites': ok({ favoriteArray: [], favoriteListArray: [], favoriteShareArray: [] }),
    });
    await screen.findByRole('heading', { name: kept['favorites-empty-title'] });
  });

  it('that could not be loaded are asked for once more', async () => {
    showFavorites({
      'GET /api/favorites': [
        exampleRefusal(503),
        ...ok({ favoriteArray, favoriteListArray: [], favoriteShareArray: [] }),
      ],
    });
    await screen.findByRole('heading', { name: kept['failed-title'] });
    await press(kept.retry);
    await screen.findByText('Saved on 2 May 2030');
  });
});

describe('the history', () => {
  it('has the homes under the day of the last visit, and forgets one', async () => {
    showHistory({ [`DELETE /api/history/${first?.id}`]: ok({ message: 'Removed' }) });
    await screen.findByRole('heading', { level: 2, name: '3 May 2030' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '3 May 2030',
      '2 May 2030',
    ]);
    await press(`Remove: ${first?.title}`);
    await waitFor(() => expect(screen.queryByRole('heading', { name: '3 May 2030' })).toBeNull());
  });

  it('is cleared once that is said again', async () => {
    const sent = showHistory({ 'DELETE /api/history': ok({ message: 'Cleared' }) });
    await press(kept.clear);
    expect(sent.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
    await press(kept['clear-now']);
    await screen.findByRole('heading', { name: kept['history-empty-title'] });
  });

  it('keeps what could not be forgotten', async () => {
    showHistory({ [`DELETE /api/history/${first?.id}`]: exampleRefusal(503) });
    await press(`Remove: ${first?.title}`);
    expect((await screen.findByRole('alert')).textContent).toBe(kept['not-removed']);
    expect(titles()).toHaveLength(3);
  });

  it('has what was searched as links that search it again, and forgets one', async () => {
    const id = '019b76da-a800-7838-a932-f8c36951c0aa';
    const search = { id, query: 'countryCode=LU&adultCount=2&feature-sauna=true' };
    const pastSearchArray = [{ ...search, searchTimestamp: '2030-05-04T10:00:00.000Z' }];
    showHistory({
      'GET /api/history': ok({ propertyVisitArray: [], pastSearchArray, isPaused: false }),
      [`DELETE /api/history/searches/${id}`]: [exampleRefusal(503), ...ok({ message: 'Removed' })],
    });
    await screen.findByRole('heading', { level: 2, name: '4 May 2030' });
    const link = screen.getByRole('link', { name: /2 guests · 1 filter$/ });
    expect(link.getAttribute('href')).toBe(`/en/search?${search.query}`);
    await press(`Remove: ${link.textContent}`);
    await screen.findByText(kept['not-removed']);
    await press(`Remove: ${link.textContent}`);
    await screen.findByRole('heading', { name: kept['history-empty-title'] });
  });

  it('says that it is paused, and goes on', async () => {
    const sent = showHistory({
      'GET /api/history': ok({ ...HISTORY, isPaused: true }),
      'PUT /api/history/pause': ok({ isPaused: false }),
    });
    await screen.findByText(kept['history-paused']);
    fireEvent.click(screen.getByLabelText(kept['history-record']));
    await waitFor(() => expect(screen.queryByText(kept['history-paused'])).toBeNull());
    expect(sent.at(-1)).toEqual({ call: 'PUT /api/history/pause', body: { isPaused: false } });
  });
});
