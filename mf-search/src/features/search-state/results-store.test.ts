import { exampleRoot } from '@moien/shared-lib/testing';
import { resultsStore } from './results-store.ts';
import { readSearch } from './search.ts';

const searchOf = (query: string) => readSearch(new URLSearchParams(query));

const EMPTY_PAGE = {
  propertyArray: [],
  page: 1,
  pageCount: 0,
  count: 0,
  isCountExact: true,
  bounds: null,
  facets: null,
};

describe('ResultsStore', () => {
  it('asks once for equal queries, whatever the order of their parameters', async () => {
    const urls: string[] = [];
    const root = exampleRoot({
      transport: async ({ url }) => {
        urls.push(url);
        return { status: 200, body: EMPTY_PAGE };
      },
    });
    const store = root.feature(resultsStore);
    const { signal } = new AbortController();
    await store.load(searchOf('adultCount=2&cityId=7'), signal);
    await store.load(searchOf('cityId=7&adultCount=2&utm_source=letter'), signal);
    expect(urls).toEqual(['/api/properties?cityId=7&adultCount=2&language=de']);
  });

  it('asks again for results that are older than a minute', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    let count = 0;
    const root = exampleRoot({
      transport: async () => {
        count += 1;
        return { status: 200, body: { ...EMPTY_PAGE, count } };
      },
    });
    const store = root.feature(resultsStore);
    const counts: (number | undefined)[] = [];
    for (const time of [1_000_000, 1_059_999, 1_060_000]) {
      now.mockReturnValue(time);
      await store.load(searchOf('cityId=7'), new AbortController().signal);
      counts.push(store.pages.get('cityId=7')?.count);
    }
    expect(counts).toEqual([1, 1, 2]);
    now.mockRestore();
  });

  it.each([2, 0])('takes a preview of %i homes for the page', async (count) => {
    let asked = 0;
    const root = exampleRoot({
      transport: async () => {
        asked += 1;
        return { status: 200, body: { ...EMPTY_PAGE, count } };
      },
    });
    const store = root.feature(resultsStore);
    const search = searchOf('cityId=7&adultCount=2');
    await store.preview(search.query, new AbortController().signal);
    await store.load(search, new AbortController().signal);
    expect(asked).toBe(1);
  });

  it('starts from the snapshot of the server without a request', async () => {
    const root = exampleRoot({ featureSnapshots: { 'search/results': [['cityId=7', EMPTY_PAGE]] } });
    await root.feature(resultsStore).load(searchOf('cityId=7'), new AbortController().signal);
    expect(root.feature(resultsStore).pages.get('cityId=7')).toEqual(EMPTY_PAGE);
  });

  it('drops what the API refuses by name and asks once more', async () => {
    const urls: string[] = [];
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const refusal = { name: 'cityId', code: 'unknown-city', message: 'There is no city 7.' };
    const root = exampleRoot({
      transport: async ({ url }) => {
        urls.push(url);
        if (urls.length > 1) return { status: 200, body: EMPTY_PAGE };
        const problem = {
          type: 'about:blank',
          title: 'Bad Request',
          status: 400,
          code: 'unknown-city',
          message: 'No.',
        };
        return { status: 400, body: { ...problem, parameters: [refusal] } };
      },
    });
    const search = searchOf('cityId=7&adultCount=2');
    await root.feature(resultsStore).load(search, new AbortController().signal);
    expect(urls[1]).toBe('/api/properties?adultCount=2&language=de');
    const page = root.feature(resultsStore).pages.get(search.key);
    expect(page).toEqual({ ...EMPTY_PAGE, refusedArray: ['cityId'] });
    expect(warn).toHaveBeenCalledWith('Search: There is no city 7.');
    warn.mockRestore();
  });

  it('rejects with the status of a refusal, so that the route can show its error boundary', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      code: 'unknown-city',
      message: 'No such city.',
    };
    const root = exampleRoot({ transport: async () => ({ status: 400, body: problem }) });
    const load = root.feature(resultsStore).load(searchOf('cityId=7'), new AbortController().signal);
    await expect(load).rejects.toMatchObject({ status: 400, code: 'unknown-city' });
  });
});
