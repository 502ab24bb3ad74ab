import type { Essentials, RenderTransport } from '@moien/contract';
import { createEssentialsCache } from './essentials-cache.ts';

const ENGLISH: Essentials = {
  textArray: [{ slug: 'shell:welcome', text: 'Welcome' }],
  countryArray: [],
  languageArray: [],
  cityArray: [],
  propertyTypeArray: [{ id: 1, name: 'flat', text: { en: 'Flat', fr: 'Appartement', de: 'Wohnung' } }],
  rentalTypeArray: [],
  genderArray: [],
  exchangeRateArray: [],
};

let time = 0;
let calls: unknown[] = [];
let failures: unknown[] = [];
let answer: RenderTransport;

function openCache() {
  return createEssentialsCache({
    transport: (request) => {
      calls.push(request.body);
      return answer(request);
    },
    timeout: 1000,
    onError: (error) => failures.push(error),
    now: () => time,
  });
}

beforeEach(() => {
  time = 0;
  calls = [];
  failures = [];
  answer = async () => ({ status: 200, body: ENGLISH });
});

describe('the cache of essentials', () => {
  it('loads once for all documents of ten seconds', async () => {
    const essentialsFor = openCache();
    await Promise.all([essentialsFor('en'), essentialsFor('en')]);
    time = 9999;
    expect(await essentialsFor('en')).toEqual(ENGLISH);
    expect(calls).toHaveLength(1);
    time = 10_000;
    await essentialsFor('en');
    expect(calls).toHaveLength(2);
  });

  it('remembers a failure for a second, so that no document of it waits', async () => {
    const essentialsFor = openCache();
    answer = async () => ({ status: 429, body: { code: 'too-many-requests' } });
    expect((await essentialsFor('en')).languageArray).toHaveLength(3);
    time = 999;
    expect((await essentialsFor('en')).languageArray).toHaveLength(3);
    expect([calls.length, failures.length]).toEqual([1, 1]);
    time = 1000;
    answer = async () => ({ status: 200, body: ENGLISH });
    expect(await essentialsFor('en')).toEqual(ENGLISH);
  });

  it('keeps the last good ones, and lends English ones without their texts', async () => {
    const essentialsFor = openCache();
    await essentialsFor('en');
    time = 60_000;
    answer = () => Promise.reject(new Error('away'));
    expect(await essentialsFor('en')).toEqual(ENGLISH);
    expect(await essentialsFor('de')).toEqual({ ...ENGLISH, textArray: [] });
  });

  it('withdraws a question that takes too long', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    answer = async ({ signal }) => {
      signals.push(signal);
      return { status: 200, body: ENGLISH };
    };
    await openCache()('en');
    expect(signals).toEqual([expect.any(AbortSignal)]);
  });
});
