import { LOCATION_SEARCH_DEBOUNCE_MILLISECONDS } from '@moien/contract';
import type { Transport } from '@moien/shared-lib';
import { exampleRoot } from '@moien/shared-lib/testing';
import { TRIER, TRIESTE } from '../examples/example-cities.ts';
import { PlaceSearch } from './place-search.ts';

/** Before an API that answers every question so. */
function open(answer: Transport) {
  const terms: string[] = [];
  const root = exampleRoot({
    transport: (request) => {
      terms.push((request.body as { searchTerm: string }).searchTerm);
      return answer(request);
    },
  });
  return { places: new PlaceSearch(root, ''), terms };
}
const found: Transport = async () => ({ status: 200, body: { cityArray: [TRIESTE, TRIER] } });
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const PAUSE = LOCATION_SEARCH_DEBOUNCE_MILLISECONDS;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('PlaceSearch', () => {
  it('asks one second after typing pauses (specification §4), for what stands there then', async () => {
    const { places, terms } = open(found);
    places.type('T');
    await pass(PAUSE - 1);
    places.type('Tri');
    await pass(PAUSE - 1);
    expect([terms, places.status]).toEqual([[], 'waiting']);
    await pass(1);
    expect([terms, places.status]).toEqual([['Tri'], 'found']);
  });

  it('finds first the places that have homes', async () => {
    const { places } = open(found);
    places.type('Tri');
    await places.search();
    expect(places.cities.map(({ name }) => name)).toEqual(['Trier', 'Trieste']);
  });

  it('asks at once with Enter, and not again when the pause ends or Enter comes twice', async () => {
    const { places, terms } = open(found);
    places.type('Tri');
    const [first, second] = await Promise.all([places.search(), places.search()]);
    expect(second).toBe(first);
    expect(await places.search()).toBe(first);
    await pass(PAUSE);
    expect(terms).toEqual(['Tri']);
  });

  it('drops an answer that a later question has overtaken', async () => {
    const answers = new Map<string, () => void>();
    const { places } = open(({ body }) => {
      const { searchTerm } = body as { searchTerm: string };
      return new Promise((resolve) => {
        answers.set(searchTerm, () =>
          resolve({ status: 200, body: { cityArray: [{ ...TRIER, name: searchTerm }] } }),
        );
      });
    });
    places.type('Metz');
    const first = places.search();
    await pass(0);
    places.type('Trier');
    const second = places.search();
    await pass(0);
    answers.get('Trier')?.();
    await second;
    answers.get('Metz')?.();
    expect(await first).toEqual([]);
    expect(places.cities.map(({ name }) => name)).toEqual(['Trier']);
  });

  it('says that nothing has this name', async () => {
    const { places } = open(async () => ({ status: 200, body: { cityArray: [] } }));
    places.type('Qqq');
    await places.search();
    expect([places.status, places.term]).toEqual(['nothing', 'Qqq']);
  });

  it('says that the search failed, keeps what was typed, and takes it back with the next that does not', async () => {
    let isAway = true;
    const { places } = open(async (request) => {
      if (isAway) throw new Error('Network Error');
      return found(request);
    });
    places.type('Tri');
    await places.search();
    expect([places.status, places.term]).toEqual(['failed', 'Tri']);
    isAway = false;
    places.type('Trie');
    expect(places.status).toBe('waiting');
    await places.search();
    expect(places.status).toBe('found');
  });

  it('keeps what the service said of a search that it refused (specification §8)', async () => {
    const body = { type: 'about:blank', title: 'No', status: 429, code: 'too-many', message: 'Too many.' };
    const { places } = open(async () => ({ status: 429, body }));
    places.type('Tri');
    await places.search();
    expect([places.status, places.failure]).toEqual(['failed', 'Too many.']);
  });

  it.each(['', '   '])('asks nothing for "%s"', async (term) => {
    const { places, terms } = open(found);
    places.type('Tri');
    places.type(term);
    await pass(PAUSE);
    expect(await places.search()).toEqual([]);
    expect([terms, places.status, places.isOpen]).toEqual([[], 'idle', false]);
  });

  it('asks nothing more once a place is chosen', async () => {
    const { places, terms } = open(found);
    places.type('Tri');
    places.settle('Trier');
    await pass(PAUSE);
    expect([terms, places.term, places.isOpen]).toEqual([[], 'Trier', false]);
  });
});
