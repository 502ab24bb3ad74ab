import { exampleRoot } from '@moien/shared-lib/testing';
import { resultsStore } from './results-store.ts';
import { readSearch } from './search.ts';
import { searchStore } from './search-store.ts';
import { setBudget } from './search-transitions.ts';

const searchOf = (query: string) => readSearch(new URLSearchParams(query));

const PAGE = { propertyArray: [], page: 1, pageCount: 0, isCountExact: true, bounds: null, facets: null };

/** An API that answers with as many homes as the budget is high, when it is told to. */
function openStore() {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  let isAway = false;
  const root = exampleRoot({
    transport: ({ url }) => {
      asked.push(url);
      const count = Number(new URL(url, 'http://localhost').searchParams.get('maximumDailyBudget'));
      return new Promise((resolve, reject) => {
        if (isAway) reject(new Error('Network Error'));
        answers.push(() => resolve({ status: 200, body: { ...PAGE, count } }));
      });
    },
  });
  return {
    root,
    store: root.feature(searchStore),
    asked,
    leave: () => {
      isAway = true;
    },
    answer: async () => {
      answers.shift()?.();
      await jest.advanceTimersByTimeAsync(250);
    },
  };
}
const upTo = (maximum: number) => (query: Parameters<typeof setBudget>[0]) =>
  setBudget(query, 'Daily', [0, maximum], 2000);
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the preview of a search that is being chosen', () => {
  it('is of the latest choice, and shows until then what was known, as earlier', async () => {
    const { store, answer } = openStore();
    store.change(upTo(100));
    await settle();
    expect(store.preview).toEqual({ status: 'waiting', earlier: undefined });
    await answer();
    expect(store.preview).toMatchObject({ status: 'known', page: { count: 100 } });
    store.change(upTo(200));
    store.change(upTo(300));
    expect(store.preview).toMatchObject({ status: 'waiting', earlier: { count: 100 } });
    await settle();
    await answer();
    expect(store.preview).toMatchObject({ status: 'waiting', earlier: { count: 200 } });
    await answer();
    expect(store.preview).toMatchObject({ status: 'known', page: { count: 300 } });
  });

  it('asks for a movement over a hundred values only where it begins and where it stands when the answer comes', async () => {
    const { store, asked, answer } = openStore();
    for (let maximum = 100; maximum <= 200; maximum += 1) store.change(upTo(maximum));
    await settle();
    await answer();
    await answer();
    expect(asked.map((url) => /Budget=(\d+)/.exec(url)?.[1])).toEqual(['100', '200']);
    expect(asked[0]).toContain('facets=true');
  });

  it('is no longer known to be right after a failure', async () => {
    const { store, answer, leave } = openStore();
    store.change(upTo(100));
    await settle();
    await answer();
    leave();
    store.change(upTo(200));
    await settle();
    expect(store.preview).toMatchObject({ status: 'failed', earlier: { count: 100 } });
  });

  it('ends with the choosing: a late answer changes nothing', async () => {
    const { store, answer } = openStore();
    store.change(upTo(100));
    await settle();
    store.cancel();
    await answer();
    expect(store.preview).toEqual({ status: 'waiting' });
  });

  it('leaves the page on screen alone, and is not asked for again by the page that it leads to', async () => {
    const { root, store, asked, answer } = openStore();
    const results = root.feature(resultsStore);
    const { signal } = new AbortController();
    const shown = results.load(searchOf('maximumDailyBudget=50'), signal);
    await settle();
    await answer();
    for (let maximum = 100; maximum < 130; maximum += 1) {
      store.change(upTo(maximum));
      await settle();
      await answer();
    }
    await shown;
    expect(results.pages.get('maximumDailyBudget=50')?.count).toBe(50);
    const before = asked.length;
    await results.load(searchOf('maximumDailyBudget=129'), signal);
    expect(results.pages.get('maximumDailyBudget=129')?.count).toBe(129);
    expect(asked).toHaveLength(before);
  });
});
