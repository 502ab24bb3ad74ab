import type { RemoteDeclaration, SharedFavorites as Shared } from '@moien/contract';
import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import {
  type ExampleAnswer,
  exampleHomes,
  exampleRefusal,
  exampleRegistry,
  exampleRoot,
  exampleTransport,
} from '@moien/shared-lib/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import declaration from '../../../../remote.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import { readView } from '../favorite-lists/favorites-view.ts';
import kept from '../locales/en.json' with { type: 'json' };
import { SharedFavorites } from './SharedFavorites.tsx';
import { SharedFavoritesStore } from './shared-favorites-store.ts';

afterEach(cleanup);

const TOKEN = 'a'.repeat(43);
const view = readView(new URLSearchParams(), '2030-05-03');
const [home] = exampleHomes(1);
if (!home) throw new Error('no example');
const shared: Shared = {
  listName: 'Winter',
  firstName: 'Léa',
  favoriteArray: [
    { property: home, note: 'Near the lake', isBookableForStay: null },
    { property: null, note: '', isBookableForStay: null },
  ],
};

function show(given: Shared) {
  const root = exampleRoot({
    languageTag: 'en',
    registry: exampleRegistry(declaration as RemoteDeclaration),
  });
  const element = <SharedFavorites shared={given} token={TOKEN} view={view} />;
  render(
    <RootStoreProvider root={root} texts={createTexts('en', { search: en, 'kept-homes': kept })}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </RootStoreProvider>,
  );
}

describe('a list that somebody shares', () => {
  it('has the name of the list and who shares it, its homes, their notes, and what is gone', () => {
    show(shared);
    screen.getByRole('heading', { level: 1, name: 'Winter' });
    screen.getByText(/^Léa is sharing this list with you/);
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual([home.title, kept['gone-title']]);
    expect(screen.getByRole('figure').textContent).toBe('Note from LéaNear the lake');
    screen.getByRole('button', { name: `Save ${home.title} to favourites` });
    const map = screen.getByRole('link', { name: kept['view-map'] });
    expect(map.getAttribute('href')).toBe(`/en/favorites/${TOKEN}?view=map`);
  });

  it('is called after the person where it is the default list, and says when it is empty', () => {
    show({ ...shared, listName: null, favoriteArray: [] });
    screen.getByRole('heading', { level: 1, name: 'Léa’s favourites' });
    screen.getByRole('heading', { name: kept['list-empty-title'] });
  });
});

describe('SharedFavoritesStore', () => {
  const load = (answer: ExampleAnswer) => {
    const { transport } = exampleTransport({ 'GET /api/shared-favorites': [answer] });
    const store = new SharedFavoritesStore(exampleRoot({ languageTag: 'en', transport }), undefined);
    return { store, key: store.load(TOKEN, view, new AbortController().signal) };
  };

  it('finds a list by its link, and none where the link has ended', async () => {
    const { store, key } = load({ status: 200, body: shared });
    expect(store.views.get((await key) ?? '')).toEqual(shared);
    expect(await load(exampleRefusal(404)).key).toBeUndefined();
    expect(await load(exampleRefusal(400)).key).toBeUndefined();
  });

  it('does not take a failure of the service for an ended link', async () => {
    await expect(load(exampleRefusal(503)).key).rejects.toMatchObject({ status: 503 });
  });
});
