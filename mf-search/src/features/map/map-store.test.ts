import { emptySearchQuery, type PinMap } from '@moien/contract';
import type { Transport, TransportResponse } from '@moien/shared-lib';
import { exampleProperty, exampleRoot } from '@moien/shared-lib/testing';
import { mapStore } from './map-store.ts';

const query = emptySearchQuery();
const viewAt = (zoom: number) => ({ bounds: { south: 49, west: 6, north: 50, east: 7 }, zoom });
const pinMap = (count: number): PinMap => ({
  pinArray: [
    { kind: 'property', propertyId: exampleProperty.id, latitude: 49.6, longitude: 6.1, price: null },
  ],
  count,
  isCountExact: true,
});

function storeWith(transport: Transport) {
  return exampleRoot({ transport }).feature(mapStore);
}

/** A server whose answers are given one by one, in any order. */
function slowServer() {
  const waiting: { url: string; answer: (response: TransportResponse) => void; signal?: AbortSignal }[] = [];
  const transport: Transport = ({ url, signal }) =>
    new Promise((answer) => waiting.push({ url, answer, ...(signal && { signal }) }));
  return { waiting, transport };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('MapStore', () => {
  it('asks for the pins of a view once', async () => {
    const urls: string[] = [];
    const store = storeWith(async ({ url }) => {
      urls.push(url);
      return { status: 200, body: pinMap(3) };
    });
    await store.show(query, viewAt(9));
    await store.show(query, viewAt(9));
    expect(urls).toEqual(['/api/properties/pins?view=49%2C6%2C50%2C7&zoom=9']);
    expect(store.count).toBe(3);
    expect(store.status).toBe('known');
  });

  it('shows the answer to the latest view, and keeps the pins of before until then', async () => {
    const { waiting, transport } = slowServer();
    const store = storeWith(transport);
    const first = store.show(query, viewAt(9));
    await settled();
    waiting[0]?.answer({ status: 200, body: pinMap(1) });
    await first;
    const [second, third] = [store.show(query, viewAt(10)), store.show(query, viewAt(11))];
    await settled();
    expect(store.status).toBe('waiting');
    expect(store.pins).toHaveLength(1);
    const late = waiting.find(({ url }) => url.endsWith('zoom=10'));
    waiting.find(({ url }) => url.endsWith('zoom=11'))?.answer({ status: 200, body: pinMap(11) });
    late?.answer({ status: 200, body: pinMap(10) });
    await Promise.all([second, third]);
    expect(store.count).toBe(11);
  });

  it('keeps the pins when an answer does not come, and asks again', async () => {
    let isAway = false;
    const store = storeWith(async () => {
      if (isAway) throw new Error('No network.');
      return { status: 200, body: pinMap(5) };
    });
    await store.show(query, viewAt(9));
    isAway = true;
    await store.show(query, viewAt(10));
    expect(store.status).toBe('failed');
    expect(store.pins).toHaveLength(1);
    isAway = false;
    await store.retry();
    expect(store.status).toBe('known');
  });

  it('takes pins that are told without a question, and says of which they are', async () => {
    const store = storeWith(async () => ({ status: 200, body: pinMap(3) }));
    expect(store.asked).toBe('');
    await store.show(query, viewAt(9));
    expect(store.asked).toBe('view=49%2C6%2C50%2C7&zoom=9');
    store.hear(pinMap(4));
    expect(store.count).toBe(4);
    expect(store.status).toBe('known');
  });

  it('shows a home that the page knows at once, and asks for others with the stay', async () => {
    const urls: string[] = [];
    const store = storeWith(async ({ url }) => {
      urls.push(url);
      const page = { page: 1, pageCount: 1, count: 1, isCountExact: true, bounds: null, facets: null };
      return { status: 200, body: { ...page, propertyArray: [exampleProperty] } };
    });
    const chosen = { key: exampleProperty.id, propertyIdArray: [exampleProperty.id] };
    await store.choose(chosen, [exampleProperty], query);
    expect(urls).toEqual([]);
    expect(store.homes).toHaveLength(1);
    const stay = { arrivalDate: '2030-05-01', departureDate: '2030-05-04' };
    await store.choose(chosen, [], { ...query, bookingParameters: { ...stay, adultCount: 2 } });
    expect(urls).toEqual([
      `/api/properties?arrivalDate=2030-05-01&departureDate=2030-05-04&propertyIdArray=${exampleProperty.id}&language=de`,
    ]);
  });
});
