import { LOCATION_SEARCH_DEBOUNCE_MILLISECONDS } from '@moien/contract';
import { createTexts, RootStoreProvider, type TransportResponse } from '@moien/shared-lib';
import { exampleRoot } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
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
  const root = exampleRoot({
    transport: async (request) => {
      terms.push((request.body as { searchTerm: string }).searchTerm);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    languageTag: 'en',
  });
  render(
    <RootStoreProvider root={root} texts={createTexts('en', { search: en })}>
      <SearchBar />
      <a href="/en">elsewhere</a>
    </RootStoreProvider>,
  );
  const input = screen.getByRole<HTMLInputElement>('searchbox');
  return {
    terms,
    input,
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
});
