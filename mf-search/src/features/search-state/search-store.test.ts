import type { Transport } from '@moien/shared-lib';
import { exampleRegistry, exampleRoot, exampleShell } from '@moien/shared-lib/testing';
import { readSearch } from './search.ts';
import { searchStore } from './search-store.ts';
import { choosePlace, setGuestCount } from './search-transitions.ts';

const PAGE = { propertyArray: [], page: 1, pageCount: 0, isCountExact: true, bounds: null, facets: null };

/** On a German page of a search, before an API that counts as many homes as there are adults. */
function openAt(address: string, transport?: Transport) {
  const visited: string[] = [];
  const asked: URL[] = [];
  const root = exampleRoot({
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
    transport: async (request) => {
      const url = new URL(request.url, 'http://localhost');
      asked.push(url);
      if (transport) return transport(request);
      return { status: 200, body: { ...PAGE, count: Number(url.searchParams.get('adultCount')) } };
    },
  });
  root.navigation.connect(exampleShell({ navigate: async (to) => void visited.push(to) }));
  const store = root.feature(searchStore);
  const parameters = new URLSearchParams(address);
  store.show(parameters, readSearch(parameters).query);
  return { store, visited, asked };
}
const adults = (count: number) => (query: Parameters<typeof setGuestCount>[0]) =>
  setGuestCount(query, 'adult', count);
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('SearchStore', () => {
  it('shows the search of the address, with reversed dates swapped', () => {
    const { store } = openAt('cityId=7&arrivalDate=2030-05-15&departureDate=2030-05-12');
    expect(store.shown.bookingParameters).toEqual({ arrivalDate: '2030-05-12', departureDate: '2030-05-15' });
    expect(store.current).toBe(store.shown);
  });

  it('tries a choice, and changes nothing else until it is applied', async () => {
    const { store, visited, asked } = openAt('cityId=7');
    store.change(adults(2));
    expect(store.current.bookingParameters).toEqual({ adultCount: 2 });
    expect(store.shown.bookingParameters).toEqual({});
    await settle();
    expect(store.preview).toMatchObject({ status: 'known', page: { count: 2 } });
    expect(asked.map(({ searchParams }) => searchParams.get('language'))).toEqual(['de']);
    expect(visited).toEqual([]);
  });

  it('repeats no more than fifty foreign parameters', () => {
    const foreign = Array.from({ length: 60 }, (_, index) => `x${index}=1`);
    const { store } = openAt(foreign.join('&'));
    expect(`${store.addressOf(store.shown)}`).toBe(foreign.slice(0, 50).join('&'));
  });

  it('goes to the address of the choices, whose foreign parameters and language stay', async () => {
    const { store, visited } = openAt('cityId=7&page=3&utm_source=letter&adultCount=1');
    store.change(adults(2));
    await store.apply();
    expect(visited).toEqual(['/de/search?cityId=7&adultCount=2&utm_source=letter']);
    expect(store.draft).toBeUndefined();
  });

  it('forgets the choices when they are cancelled, and counts no more', async () => {
    const { store, visited } = openAt('adultCount=1');
    store.change(adults(2));
    store.cancel();
    await settle();
    expect(store.current).toBe(store.shown);
    expect(store.preview).toEqual({ status: 'waiting' });
    expect(visited).toEqual([]);
  });

  it('leaves nothing of the four groups when it is cleared', async () => {
    const { store, visited } = openAt(
      'cityId=7&rangeDistance=20&adultCount=2&feature-wifi=true&sort=price&ref=x',
    );
    store.clear();
    await store.apply();
    expect(visited).toEqual(['/de/search?ref=x']);
  });

  it('says that the count is not known when it does not come, and that it is with the next that does', async () => {
    let isAway = true;
    const { store } = openAt('', async () => {
      if (isAway) throw new Error('Network Error');
      return { status: 200, body: { ...PAGE, count: 9 } };
    });
    store.change(adults(2));
    await settle();
    expect(store.preview).toEqual({ status: 'failed', earlier: undefined });
    isAway = false;
    await jest.advanceTimersByTimeAsync(250);
    store.change(adults(3));
    await settle();
    expect(store.preview).toMatchObject({ status: 'known', page: { count: 9 } });
  });

  it('goes to a place at once, from what the page shows', async () => {
    const { store, visited } = openAt('adultCount=2');
    await store.go(choosePlace(store.shown, { kind: 'city', cityId: 7 }));
    expect(visited).toEqual(['/de/search?cityId=7&adultCount=2']);
  });
});
