import { nightsBetween, quoteStay } from '@moien/contract';
import type { Transport } from '@moien/shared-lib';
import {
  exampleProperty,
  exampleRegistry,
  exampleRoot,
  exampleShell,
  exampleTerms,
} from '@moien/shared-lib/testing';
import { stayStore } from './stay-store.ts';

const { id } = exampleProperty;
const DIGEST = 'A'.repeat(43);
const today = '2030-04-07';
const nights = { today, unavailable: exampleProperty.unavailableArray };
const { signal } = new AbortController();

const registry = exampleRegistry({
  name: 'mf-search',
  owner: 'Search',
  mountContract: 1,
  supportedShells: '*',
  routes: [{ id: 'property', path: 'property/:id', isPublic: true, skeleton: 'article' }],
  slots: [],
  textNamespaces: ['search'],
  byteBudget: 1,
});

const quoteFor = (arrivalDate: string, departureDate: string, nightCount: number) =>
  quoteStay({
    arrivalDate,
    departureDate,
    nightCountByPriceMap: { 14200: nightCount },
    ...exampleTerms,
    ...{ discountArray: [], guestFeePercent: 0 },
  });

const refusal = {
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  code: 'stay-too-short',
  message: 'This home is let for two nights or more.',
};

function open(transport: Transport) {
  const root = exampleRoot({ transport, registry });
  const addresses: string[] = [];
  root.navigation.connect(exampleShell({ readdress: async (to) => void addresses.push(to) }));
  return { root, store: root.feature(stayStore), addresses };
}

const knowing: Transport = async ({ body }) => {
  const { arrivalDate, departureDate } = body as { arrivalDate: string; departureDate: string };
  const quote = quoteFor(arrivalDate, departureDate, nightsBetween(arrivalDate, departureDate));
  return { status: 200, body: { quote, nightArray: [], digest: DIGEST, conversionRate: 1 } };
};

describe('StayStore', () => {
  it('takes the stay of the address, knows what it costs, and gives both to the browser', async () => {
    const { root, store } = open(knowing);
    const parameters = new URLSearchParams('arrivalDate=2030-04-20&departureDate=2030-04-23&adultCount=2');
    await store.load(id, parameters, today, signal);
    expect(store.quoteOf(id)).toMatchObject({ status: 'known', quote: { total: 3 * 14_200 + 6000 } });
    const featureSnapshots = JSON.parse(JSON.stringify(root.featureSnapshots()));
    const inBrowser = exampleRoot({ featureSnapshots }).feature(stayStore);
    expect(inBrowser.stayOf(id)).toEqual(store.stayOf(id));
    expect(inBrowser.quoteOf(id)).toEqual(store.quoteOf(id));
  });

  it('keeps what is picked in the address, beside what else stands there', async () => {
    const { store, addresses } = open(knowing);
    await store.load(id, new URLSearchParams('utm_source=letter'), today, signal);
    store.pick(id, '2030-04-20', nights);
    expect(store.quoteOf(id)).toEqual({ status: 'open' });
    store.pick(id, '2030-04-22', nights);
    store.setGuests(id, 'adult', 2);
    expect(addresses).toEqual([
      `/de/property/${id}?arrivalDate=2030-04-20&adultCount=1&utm_source=letter`,
      `/de/property/${id}?arrivalDate=2030-04-20&departureDate=2030-04-22&adultCount=1&utm_source=letter`,
      `/de/property/${id}?arrivalDate=2030-04-20&departureDate=2030-04-22&adultCount=2&utm_source=letter`,
    ]);
    await new Promise(setImmediate);
    expect(store.quoteOf(id)).toMatchObject({ status: 'known', quote: { nightCount: 2 } });
    store.clearDays(id);
    expect(store.stayOf(id)).toMatchObject({ range: {}, guests: { adult: 2 } });
  });

  it('has one adult at least, whatever a search said', async () => {
    const { store } = open(knowing);
    await store.load(id, new URLSearchParams('childrenCount=2'), today, signal);
    expect(store.stayOf(id).guests).toMatchObject({ adult: 1, children: 2 });
    store.setGuests(id, 'adult', 0);
    expect(store.stayOf(id).guests).toMatchObject({ adult: 1 });
  });

  it('keeps nights or months in the address, and asks for the same days anew', async () => {
    const asked: unknown[] = [];
    const { store, addresses } = open(async (request) => {
      asked.push(request.body);
      return knowing(request);
    });
    const parameters = new URLSearchParams('arrivalDate=2030-04-20&departureDate=2030-04-23');
    await store.load(id, parameters, today, signal);
    store.setTerm(id, 'month');
    expect(store.termOf(id)).toBe('month');
    expect(store.quoteOf(id)).toEqual({ status: 'waiting' });
    await new Promise(setImmediate);
    expect(store.quoteOf(id)).toMatchObject({ status: 'known' });
    store.setTerm(id, 'night');
    expect(store.quoteOf(id)).toMatchObject({ status: 'known' });
    const days = 'arrivalDate=2030-04-20&departureDate=2030-04-23&adultCount=1';
    expect(addresses).toEqual([
      `/de/property/${id}?${days}&term=month`,
      `/de/property/${id}?${days}&term=night`,
    ]);
    expect(asked.map((body) => (body as { term?: string }).term)).toEqual([undefined, 'month']);
  });

  it('is by the month from one whole month on, unless the address says otherwise', async () => {
    const { store } = open(knowing);
    const month = 'arrivalDate=2030-04-20&departureDate=2030-05-20';
    await store.load(id, new URLSearchParams(month), today, signal);
    expect(store.termOf(id)).toBe('month');
    await store.load(id, new URLSearchParams(`${month}&term=night`), today, signal);
    expect(store.termOf(id)).toBe('night');
    await store.load(id, new URLSearchParams(month.replace('05-20', '05-19')), today, signal);
    expect(store.termOf(id)).toBe('night');
  });

  it.each(['lease-too-short', 'before-move-in'])(
    'is by the night where months were not asked for and a home says %s',
    async (code) => {
      const { store } = open(async (request) => {
        const { term } = request.body as { term?: string };
        return term === 'month' ? { status: 409, body: { ...refusal, code } } : knowing(request);
      });
      const month = 'arrivalDate=2030-04-20&departureDate=2030-05-20';
      await store.load(id, new URLSearchParams(month), today, signal);
      expect(store.termOf(id)).toBe('night');
      expect(store.quoteOf(id)).toMatchObject({ status: 'known' });
      await store.load(id, new URLSearchParams(`${month}&term=month`), today, signal);
      expect(store.quoteOf(id)).toEqual({
        status: 'refused',
        code,
        message: refusal.message,
      });
    },
  );

  it.each([
    ['not-short-term', '', 'month'],
    ['not-long-term', '&term=month', 'night'],
  ])('asks by the other term where a home says %s', async (code, term, other) => {
    const asked: unknown[] = [];
    const { store } = open(async (request) => {
      asked.push((request.body as { term?: string }).term);
      return asked.length === 1 ? { status: 409, body: { ...refusal, code } } : knowing(request);
    });
    const address = `arrivalDate=2030-04-20&departureDate=2030-04-23${term}`;
    await store.load(id, new URLSearchParams(address), today, signal);
    expect(store.quoteOf(id)).toMatchObject({ status: 'known' });
    expect(asked.at(-1)).toBe(other);
  });

  it('says why a stay cannot be booked', async () => {
    const { store } = open(async () => ({ status: 409, body: refusal }));
    const parameters = new URLSearchParams('arrivalDate=2030-04-20&departureDate=2030-04-21');
    await store.load(id, parameters, today, signal);
    expect(store.quoteOf(id)).toEqual({
      status: 'refused',
      code: refusal.code,
      message: refusal.message,
    });
  });

  it('says that a price did not come, and asks again when it is told to', async () => {
    let isReachable = false;
    const { store } = open(async (request) => {
      if (!isReachable) throw new Error('offline');
      return knowing(request);
    });
    const parameters = new URLSearchParams('arrivalDate=2030-04-20&departureDate=2030-04-21');
    await store.load(id, parameters, today, signal);
    expect(store.quoteOf(id)).toEqual({ status: 'failed' });
    isReachable = true;
    const retried = store.retry(id);
    expect(store.quoteOf(id)).toEqual({ status: 'waiting' });
    await retried;
    expect(store.quoteOf(id)).toMatchObject({ status: 'known' });
  });

  it('takes no limit and no lost session for a refusal of the stay', async () => {
    for (const [status, code] of [
      [429, 'too-many-requests'],
      [403, 'foreign-origin'],
      [503, 'restarting'],
    ] as const) {
      const { store } = open(async () => ({ status, body: { ...refusal, status, code } }));
      const parameters = new URLSearchParams('arrivalDate=2030-04-20&departureDate=2030-04-21');
      await store.load(id, parameters, today, signal);
      expect([code, store.quoteOf(id)]).toEqual([code, { status: 'failed' }]);
    }
  });

  it('shows the price of the latest stay alone, whichever answer comes first', async () => {
    const answers: (() => void)[] = [];
    const { store } = open(async (request) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return knowing(request);
    });
    await store.load(id, new URLSearchParams('arrivalDate=2030-04-20'), today, signal);
    store.pick(id, '2030-04-22', nights);
    store.pick(id, '2030-04-20', nights);
    store.pick(id, '2030-04-25', nights);
    await new Promise(setImmediate);
    for (const answer of answers.reverse()) answer();
    await new Promise(setImmediate);
    expect(store.quoteOf(id)).toMatchObject({ status: 'known', quote: { nightCount: 5 } });
  });
});
