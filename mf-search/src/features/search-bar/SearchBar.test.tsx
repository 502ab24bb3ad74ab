import { LOCATION_SEARCH_DEBOUNCE_MILLISECONDS } from '@moien/contract';
import { createTexts, RootStoreProvider, type TransportResponse } from '@moien/shared-lib';
import { emptyEssentials, exampleRegistry, exampleRoot, exampleShell } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { locationStore } from './location-store.ts';
import { SearchBar } from './SearchBar.tsx';

const TRIER = {
  id: 1,
  name: 'Trier',
  localizedName: null,
  countryCode: 'DE',
  latitude: 49.7,
  longitude: 6.6,
  propertyCount: 3,
};
const FOUND = { status: 200, body: { cityArray: [TRIER] } };
const NONE = { status: 200, body: { cityArray: [] } };

/** The search bar beside another link of the page, before an API that answers every question with this. */
function renderBar(answer: TransportResponse | Error) {
  const terms: unknown[] = [];
  const visited: string[] = [];
  const root = exampleRoot({
    transport: async (request) => {
      terms.push((request.body as { searchTerm: string }).searchTerm);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    languageTag: 'en',
    registry: exampleRegistry({
      name: 'search',
      owner: 'Example',
      mountContract: 1,
      supportedShells: '^0.1.0',
      textNamespaces: [],
      byteBudget: 0,
      slots: [],
      routes: [{ id: 'search', path: 'search', isPublic: true, skeleton: 'cards', slots: [] }],
    }),
    essentials: { ...emptyEssentials, cityArray: [TRIER] },
  });
  root.navigation.connect(exampleShell({ navigate: async (to) => void visited.push(to) }));
  render(
    <RootStoreProvider root={root} texts={createTexts('en', { search: en })}>
      <SearchBar />
      <a href="/en">elsewhere</a>
    </RootStoreProvider>,
  );
  const input = screen.getByRole<HTMLInputElement>('searchbox');
  return {
    terms,
    visited,
    input,
    location: root.feature(locationStore),
    type: (value: string) => {
      act(() => input.focus());
      fireEvent.change(input, { target: { value } });
    },
    pause: () => act(() => jest.advanceTimersByTimeAsync(LOCATION_SEARCH_DEBOUNCE_MILLISECONDS)),
    enter: () =>
      act(async () => {
        fireEvent.submit(input);
        await jest.advanceTimersByTimeAsync(0);
      }),
    leave: () => act(() => screen.getByRole('link', { name: 'elsewhere' }).focus()),
  };
}
const places = () => screen.queryByRole('list', { name: 'Places found' });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('SearchBar', () => {
  it('shows places once typing pauses, as long as the focus is in it', async () => {
    const { type, pause, leave, input } = renderBar(FOUND);
    type('Tri');
    expect(places()).toBeNull();
    await pause();
    expect(places()).not.toBeNull();
    act(() => screen.getByRole('button', { name: /Trier/ }).focus());
    expect(places()).not.toBeNull();
    leave();
    expect(places()).toBeNull();
    act(() => input.focus());
    expect(places()).not.toBeNull();
  });

  it('shows first the places that have homes, and says of the others that they have none yet', async () => {
    const trieste = { ...TRIER, id: 2, name: 'Trieste', countryCode: 'IT', propertyCount: 0 };
    const { type, pause } = renderBar({ status: 200, body: { cityArray: [trieste, TRIER] } });
    type('Tri');
    await pause();
    expect(screen.getAllByRole('button', { name: /Trie/ }).map(({ textContent }) => textContent)).toEqual([
      'Trier Germany · 3 homes',
      'Trieste Italy · no homes yet',
    ]);
  });

  it('does not open when the answer comes after the focus has left', async () => {
    const { type, pause, leave } = renderBar(FOUND);
    type('Tri');
    leave();
    await pause();
    expect(places()).toBeNull();
  });

  it('closes with Escape, from the input and from a place, and the focus is in the input', async () => {
    const { type, pause, input } = renderBar(FOUND);
    type('Tri');
    await pause();
    fireEvent.keyDown(input, { key: 'Escape' });
    expect(places()).toBeNull();
    type('Trie');
    await pause();
    const place = screen.getByRole('button', { name: /Trier/ });
    act(() => place.focus());
    fireEvent.keyDown(place, { key: 'Escape' });
    expect(places()).toBeNull();
    expect(document.activeElement).toBe(input);
  });

  it('asks once for a term that Enter has not found', async () => {
    const { type, pause, enter, terms, input } = renderBar(NONE);
    type('Qqq');
    await enter();
    await pause();
    expect(terms).toEqual(['Qqq']);
    expect(screen.getByRole('status').textContent).toBe(en['no-place-found']);
    expect(input.value).toBe('Qqq');
  });

  it('says that the search failed, keeps what was typed, and takes it back when the focus leaves', async () => {
    const { type, enter, leave, input } = renderBar(new Error('Network Error'));
    type('Tri');
    await enter();
    expect(screen.getByRole('alert').textContent).toBe(en['place-search-failed']);
    expect(input.value).toBe('Tri');
    leave();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  describe('on a page of the homes of a place', () => {
    function renderAtTrier() {
      const bar = renderBar(NONE);
      act(() => bar.location.show(TRIER.id));
      return bar;
    }

    it('shows the place, whose name is replaced by what is typed', () => {
      const { input, type } = renderAtTrier();
      expect(input.value).toBe('Trier');
      act(() => input.focus());
      expect([input.selectionStart, input.selectionEnd]).toEqual([0, 'Trier'.length]);
      type('Me');
      expect(input.value).toBe('Me');
    });

    it('searches everywhere once it is cleared, after the pause', async () => {
      const { type, pause, visited, input, terms } = renderAtTrier();
      type('');
      expect(visited).toEqual([]);
      await pause();
      expect(visited).toEqual(['/en/search']);
      expect(input.value).toBe('');
      expect(terms).toEqual([]);
    });

    it('searches everywhere at once when it is cleared and sent', async () => {
      const { type, enter, visited, pause } = renderAtTrier();
      type('');
      await enter();
      await pause();
      expect(visited).toEqual(['/en/search']);
    });

    it('follows the page to another place, and to none', () => {
      const { location, input, type, leave } = renderAtTrier();
      type('Me');
      leave();
      act(() => location.show(undefined));
      expect(input.value).toBe('');
    });

    it('knows the name of a chosen place that has no homes', async () => {
      const metz = { ...TRIER, id: 3, name: 'Metz', propertyCount: 0 };
      const { type, enter, input, visited } = renderBar({ status: 200, body: { cityArray: [metz] } });
      type('Metz');
      await enter();
      expect(visited).toEqual(['/en/search?cityId=3']);
      expect(input.value).toBe('Metz');
      expect([input.selectionStart, input.selectionEnd]).toEqual([0, 'Metz'.length]);
    });
  });
});
