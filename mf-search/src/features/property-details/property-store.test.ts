import type { Transport } from '@moien/shared-lib';
import { exampleExtendedData, exampleProperty, exampleRoot } from '@moien/shared-lib/testing';
import { propertyStore } from './property-store.ts';

const { id } = exampleProperty;
const { signal } = new AbortController();

/** An API that knows every home by its id, and the addresses that it was asked for. */
function homes(nightlyPrice = () => exampleProperty.nightlyPrice) {
  const urls: string[] = [];
  const transport: Transport = async ({ url }) => {
    urls.push(url);
    const asked = /properties\/([^?]+)/.exec(url)?.[1];
    return asked
      ? { status: 200, body: { ...exampleProperty, id: asked, nightlyPrice: nightlyPrice() } }
      : { status: 200, body: exampleExtendedData };
  };
  return { urls, transport };
}

describe('PropertyStore', () => {
  let warn: jest.SpyInstance;
  beforeEach(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation();
  });
  afterEach(() => jest.restoreAllMocks());

  it('loads a home in the language of the page, with its features named', async () => {
    const { urls, transport } = homes();
    const store = exampleRoot({ transport }).feature(propertyStore);
    await store.load(id, signal);
    expect(store.views.get(id)?.property).toEqual(exampleProperty);
    expect(store.views.get(id)?.featureGroups.map(({ title }) => title)).toEqual(['Komfort', 'Räume']);
    expect(urls).toContain(`/api/properties/${id}?language=de`);
  });

  it('asks for a home again after a minute, and for the vocabulary once', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    let price = 14_200;
    const { urls, transport } = homes(() => price);
    const store = exampleRoot({ transport }).feature(propertyStore);
    const prices: (number | null | undefined)[] = [];
    for (const time of [1_000_000, 1_059_999, 1_060_000]) {
      now.mockReturnValue(time);
      await store.load(id, signal);
      prices.push(store.views.get(id)?.property.nightlyPrice);
      price = 15_000;
    }
    expect(prices).toEqual([14_200, 14_200, 15_000]);
    expect(urls.filter((url) => !url.includes('/properties/'))).toHaveLength(1);
  });

  it('starts from the snapshot of the server without a request', async () => {
    const onServer = exampleRoot({ transport: homes().transport });
    await onServer.feature(propertyStore).load(id, signal);
    const snapshots = JSON.parse(JSON.stringify(onServer.featureSnapshots()));
    const inBrowser = exampleRoot({ featureSnapshots: snapshots });
    await inBrowser.feature(propertyStore).load(id, signal);
    expect(inBrowser.feature(propertyStore).views.get(id)).toEqual(
      onServer.feature(propertyStore).views.get(id),
    );
  });

  it('shows a home without features when the vocabulary does not come, and asks for it with the next', async () => {
    const root = exampleRoot({ transport: homes().transport });
    const request = jest.spyOn(root.api, 'request');
    request.mockRejectedValueOnce(new Error('Loading chunk wire failed.')).mockResolvedValueOnce(null);
    const store = root.feature(propertyStore);
    const groupCounts: (number | undefined)[] = [];
    for (const first of ['1', '2', '3']) {
      const home = first + id.slice(1);
      await store.load(home, signal);
      groupCounts.push(store.views.get(home)?.featureGroups.length);
    }
    expect(groupCounts).toEqual([0, 0, 2]);
    expect(request).toHaveBeenCalledTimes(3);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('rejects with the status of a refusal, so that the route can show its room', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      code: 'unknown-property',
      message: 'No.',
    };
    const transport: Transport = async ({ url }) =>
      url.includes('/properties/')
        ? { status: 404, body: problem }
        : { status: 200, body: exampleExtendedData };
    const store = exampleRoot({ transport }).feature(propertyStore);
    await expect(store.load(id, signal)).rejects.toMatchObject({ status: 404, code: 'unknown-property' });
  });
});
