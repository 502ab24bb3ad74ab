import type { PropertyPage } from '@moien/contract';
import type { Transport } from '@moien/shared-lib';
import { exampleRoot } from '@moien/shared-lib/testing';
import { exampleProperty } from './example-property.ts';
import { newestStore } from './newest-store.ts';

const FIRST = '019b76da-a800-7838-a932-f8c36951b061';
const SECOND = '019b76da-a800-7838-a932-f8c36951b062';
const THIRD = '019b76da-a800-7838-a932-f8c36951b063';
const { signal } = new AbortController();

function pageOf(page: number, ...ids: string[]): PropertyPage {
  const propertyArray = ids.map((id) => exampleProperty({ id }));
  return { propertyArray, page, pageCount: 2, count: 3, isCountExact: true, bounds: null, facets: null };
}

function createStore(transport: Transport, featureSnapshots = {}) {
  const root = exampleRoot({ transport, featureSnapshots });
  return { root, store: root.feature(newestStore) };
}

describe('NewestStore', () => {
  it('loads the first page once, in the language of the page', async () => {
    const urls: string[] = [];
    const { store } = createStore(async ({ url }) => {
      urls.push(url);
      return { status: 200, body: pageOf(1, FIRST, SECOND) };
    });
    await store.load(signal);
    await store.load(signal);
    expect(urls).toEqual(['/api/properties?sort=newest&page=1&language=de']);
    expect(store.properties.map(({ id }) => id)).toEqual([FIRST, SECOND]);
    expect(store.hasMore).toBe(true);
  });

  it('adds the next page, and lists nothing twice', async () => {
    const { store } = createStore(async ({ url }) => ({
      status: 200,
      body: url.includes('page=1') ? pageOf(1, FIRST, SECOND) : pageOf(2, SECOND, THIRD),
    }));
    await store.load(signal);
    await store.loadMore();
    expect(store.properties.map(({ id }) => id)).toEqual([FIRST, SECOND, THIRD]);
    expect(store.hasMore).toBe(false);
  });

  it('keeps what it has when more does not come, says so, and takes it back with the next that does', async () => {
    let isAway = false;
    const { store } = createStore(async ({ url }) => {
      if (isAway) throw new Error('Network Error');
      return { status: 200, body: url.includes('page=1') ? pageOf(1, FIRST, SECOND) : pageOf(2, THIRD) };
    });
    await store.load(signal);
    isAway = true;
    await store.loadMore();
    expect([store.hasFailed, store.isLoading, store.properties.length]).toEqual([true, false, 2]);
    isAway = false;
    await store.loadMore();
    expect([store.hasFailed, store.isLoading, store.properties.length]).toEqual([false, false, 3]);
  });

  it('rejects with the status of a refused first page, so that the route can show its room', async () => {
    const { store } = createStore(async () => {
      throw new Error('Network Error');
    });
    await expect(store.load(signal)).rejects.toMatchObject({ status: 503, code: 'unreachable' });
  });

  it('is the same in the browser as it was on the server, without a request', async () => {
    const { root, store } = createStore(async () => ({ status: 200, body: pageOf(1, FIRST, SECOND) }));
    await store.load(signal);
    const sent: unknown = JSON.parse(JSON.stringify(root.featureSnapshots()));
    const inBrowser = createStore(
      () => Promise.reject(new Error('no request was expected')),
      sent as Record<string, unknown>,
    );
    await inBrowser.store.load(signal);
    expect(inBrowser.root.featureSnapshots()).toEqual(root.featureSnapshots());
  });
});
