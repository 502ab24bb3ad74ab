import type { TransportResponse } from '@moien/shared-lib';
import { exampleRoot } from '@moien/shared-lib/testing';
import { readProviderJourney } from './provider-journey.ts';
import { ProviderStore, pathOfPage } from './provider-store.ts';

const GOOGLE = { id: 'google', name: 'Google' };

function createStore(...answers: (TransportResponse | Error)[]) {
  const left: string[] = [];
  let asked = 0;
  const { api } = exampleRoot({
    transport: async () => {
      const answer = answers[asked] ?? new Error('Network Error');
      asked += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  const store = new ProviderStore(api, undefined, (address) => left.push(address));
  return { store, left, asked: () => asked };
}

afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

describe('the providers', () => {
  it('are there at once where the page came with them', async () => {
    const { api } = exampleRoot();
    const store = new ProviderStore(api, [GOOGLE]);
    expect(store.providers).toEqual([GOOGLE]);
    await store.load();
    expect(store.providers).toEqual([GOOGLE]);
  });

  it('are asked for once', async () => {
    const { store, asked } = createStore({ status: 200, body: { providerArray: [GOOGLE] } });
    await Promise.all([store.load(), store.load()]);
    await store.load();
    expect([store.providers, asked()]).toEqual([[GOOGLE], 1]);
  });

  it('are none while the service is away, and asked for again the next time', async () => {
    const { store } = createStore(new Error('Network Error'), {
      status: 200,
      body: { providerArray: [GOOGLE] },
    });
    await store.load();
    expect(store.providers).toEqual([]);
    await store.load();
    expect(store.providers).toEqual([GOOGLE]);
  });
});

describe('the way to a provider', () => {
  it('keeps where it began and leads there with the same state', () => {
    const { store, left } = createStore();
    expect(store.begin('google', '/de/search?cityId=1')).toBe(true);
    const journey = readProviderJourney();
    expect(journey).toEqual({ provider: 'google', next: '/de/search?cityId=1', state: journey?.state });
    expect(left).toEqual([`/api/auth/providers/google?state=${journey?.state}`]);
  });

  it('is not gone where nothing can be kept', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('SecurityError');
    });
    const { store, left } = createStore();
    expect(store.begin('google', '/de')).toBe(false);
    expect(left).toEqual([]);
  });
});

it.each([
  ['https://moien.example/de/search?cityId=1#map', '/de/search?cityId=1#map'],
  ['https://moien.example/de?auth=sign-in&next=%2Fde%2Fdashboard', '/de'],
  ['https://moien.example/de/search?auth=sign-up&cityId=1', '/de/search?cityId=1'],
])('of %s one goes on to %s', (address, path) => {
  expect(pathOfPage(new URL(address))).toBe(path);
});
