import { BlogAddresses, Event, EventPage } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { insertEvent } from '../../../testing/blog-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

const UNKNOWN_ID = '01890000-0000-7000-8000-000000000000';
const NOW = '2027-01-10T12:00:00Z';

let database: TestDatabase;
let app: FastifyInstance;
let ids: Record<'past' | 'longPast' | 'running' | 'next' | 'german', string>;

const get = (url: string) => app.inject({ url });
const idsOf = (page: EventPage) => page.eventArray.map(({ id }) => id);

beforeAll(async () => {
  database = await createTestDatabase();
  const { client } = database;
  const between = (starts_at: string, ends_at: string) => insertEvent(client, { starts_at, ends_at });
  ids = {
    next: await insertEvent(client, {
      titles: { de: 'Lesung', en: 'Reading' },
      price: 1200,
      currency: 'EUR',
      latitude: 49.6,
      longitude: 6.13,
      description: '# Who\n\n<img src=x onerror=alert(1)>',
    }),
    longPast: await between('2026-01-01T10:00:00Z', '2026-01-01T12:00:00Z'),
    running: await between('2027-01-10T11:00:00Z', '2027-01-10T13:00:00Z'),
    // What ends now has ended.
    past: await between('2027-01-10T11:00:00Z', NOW),
    german: await insertEvent(client, { titles: { de: 'Nur deutsch' } }),
  };
  app = await buildTestApp(database.url, { today: '2027-01-10' });
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

describe('GET /api/events', () => {
  it('lists what has not ended, the next one first', async () => {
    const page = (await get('/api/events?language=en')).json();
    expect(Value.Check(EventPage, page)).toBe(true);
    expect(idsOf(page)).toEqual([ids.running, ids.next]);
    expect(page).toMatchObject({ page: 1, pageCount: 1, count: 2 });
    expect(page.eventArray[0]).toMatchObject({ isPast: false, price: null, currency: null });
  });

  it('lists what has ended, the last one first', async () => {
    const page = (await get('/api/events?isPast=true')).json();
    expect(idsOf(page)).toEqual([ids.past, ids.longPast]);
    expect(page.eventArray).toEqual([
      expect.objectContaining({ isPast: true }),
      expect.objectContaining({ isPast: true }),
    ]);
    expect(idsOf((await get('/api/events?isPast=false')).json())).toEqual([ids.running, ids.next]);
  });

  it('lists twelve a page and is empty beyond the last one', async () => {
    const far = {
      starts_at: '2028-01-01T10:00:00Z',
      ends_at: '2028-01-01T12:00:00Z',
      titles: { fr: 'Fête' },
    };
    for (let count = 0; count < 13; count += 1) await insertEvent(database.client, far);
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) => (await get(`/api/events?language=fr&page=${page}`)).json()),
    );
    expect(pages.map((page) => page.eventArray.length)).toEqual([12, 1, 0]);
    expect(new Set(pages.flatMap(idsOf)).size).toBe(13);
    expect(pages[2]).toMatchObject({ count: 13, pageCount: 2 });
  });
});

describe('GET /api/events/:id', () => {
  it('gives place, price, times and the description as safe HTML', async () => {
    const event = (await get(`/api/events/${ids.next}?language=de`)).json();
    expect(Value.Check(Event, event)).toBe(true);
    expect(event).toMatchObject({
      title: 'Lesung',
      startTimestamp: '2027-06-01T16:30:00.000Z',
      endTimestamp: '2027-06-01T18:30:00.000Z',
      timeZone: 'Europe/Luxembourg',
      venueName: 'Rotondes',
      cityName: 'Luxemburg',
      countryCode: 'LU',
      price: 1200,
      currency: 'EUR',
      latitude: 49.6,
      slugArray: [{ language: 'en' }, { language: 'de' }],
    });
    expect(event.descriptionHtml).toBe(
      '<h2 id="section-who">Who</h2>\n<p>&lt;img src=x onerror=alert(1)&gt;</p>\n',
    );
  });

  it('still answers for one that has ended', async () => {
    expect((await get(`/api/events/${ids.past}`)).json()).toMatchObject({ isPast: true });
  });

  it('knows neither what does not exist nor a language without a text', async () => {
    for (const path of [UNKNOWN_ID, ids.german, `${UNKNOWN_ID}/calendar.ics`, `${ids.past}?language=fr`]) {
      const { statusCode, body } = await get(`/api/events/${path}`);
      expect([statusCode, JSON.parse(body).code]).toEqual([404, 'event-not-found']);
    }
  });
});

it('GET /api/events/addresses names every event with its slugs', async () => {
  const addresses = (await get('/api/events/addresses')).json();
  expect(Value.Check(BlogAddresses, addresses)).toBe(true);
  const named = addresses.addressArray.map(({ id }: { id: string }) => id);
  expect(named).toEqual(expect.arrayContaining(Object.values(ids)));
});

it.each([
  '/api/events?language=lb',
  '/api/events?language=',
  '/api/events?page=0',
  '/api/events?page=-1',
  '/api/events?page=NaN',
  '/api/events?page=1&page=2',
  '/api/events?isPast=perhaps',
  '/api/events/1',
  "/api/events/'%20or%20true",
  '/api/events/%00/calendar.ics',
  `/api/events/${UNKNOWN_ID}/calendar.ics?language=lb`,
])('%s is refused with a stable code', async (url) => {
  const { statusCode, body } = await get(url);
  expect([statusCode, JSON.parse(body).code]).toEqual([400, 'invalid-request']);
  expect(body).not.toMatch(/syntax|stack|pg_|kysely/i);
});
