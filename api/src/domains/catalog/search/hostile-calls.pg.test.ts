import { randomUUIDv7 } from 'node:crypto';
import { SEARCH_PARAMETER_NAMES } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { createRandom, type Random } from '../../../lib/random.ts';
import { hostileBodies } from '../../../testing/hostile-bodies.ts';
import { insertProperty } from '../../../testing/property-factory.ts';
import { sampleCount } from '../../../testing/samples.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

const SAMPLES = sampleCount(60);
const HOSTILE_TEXT = `<script>alert(1)</script>"'\\{{7*7}}\u202e\u2028${'x'.repeat(400)} $1 'or''`;
const NAMES = [...SEARCH_PARAMETER_NAMES, 'language', 'view', 'zoom', 'feature-wifi', 'page', '__proto__'];
const VALUES = [
  '',
  'true',
  '0',
  '20',
  '-1',
  '9'.repeat(400),
  '1e308',
  'NaN',
  '49.6,6.1',
  '-90,-180,90,180',
  '49,179.99999999,50,-179.99999999',
  '-90,0,-89.99999999,0.00000001',
  '0,0,0,0',
  '2027-02-29',
  '2027-02-01',
  '9999-12-31',
  "'; drop table property; --",
  '%00',
  '%E0%A4',
  '😀',
  '01890000-0000-7000-8000-000000000000',
  'distance',
  'constructor',
  'a'.repeat(3000),
];

let database: TestDatabase;
let app: FastifyInstance;
let propertyId: string;
let ownerId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  propertyId = await insertProperty(database.client, { titles: { en: HOSTILE_TEXT } });
  await insertProperty(database.client, { titles: { en: HOSTILE_TEXT } });
  const { rows } = await database.client.query('select owner_id from property where id = $1', [propertyId]);
  ownerId = rows[0].owner_id;
  await database.client.query('update profile set first_name = $1', [HOSTILE_TEXT]);
  app = await buildTestApp(database.url, { today: '2027-01-10' });
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

function hostileQuery(random: Random): string {
  return Array.from({ length: 1 + random.below(5) }, () => {
    const value = random.pick(VALUES);
    const name = random.below(20) === 0 ? random.pick(VALUES) : random.pick(NAMES);
    return `${name}=${random.below(3) === 0 ? encodeURIComponent(value) : value.replaceAll(/[^\x21-\x7e]/g, '')}`;
  }).join('&');
}

function hostileId(random: Random, id: string): string {
  const others = [
    id,
    id,
    id.toUpperCase(),
    randomUUIDv7(),
    '%00',
    "'%20or%20true",
    'a'.repeat(450),
    '%E0%A4%A',
  ];
  return random.pick(others);
}

async function failuresOf(seed: number, urlOf: (random: Random) => string): Promise<unknown[]> {
  const random = createRandom(seed);
  const failures: unknown[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const url = urlOf(random);
    const { statusCode, body } = await app.inject({ url });
    if (statusCode >= 500 || /syntax|stack|pg_|kysely/i.test(body)) failures.push([url, statusCode, body]);
  }
  return failures;
}

describe('what is asked of homes and profiles', () => {
  it('as pins is never answered with a failure of ours', async () => {
    const views = ['-90,-180,90,180', '49,5,50,7', '-20,170,20,-170', '89.9,0,90,1'];
    const failures = await failuresOf(1, (random) => {
      const frame = random.below(4) ? `view=${random.pick(views)}&zoom=${random.below(22)}&` : '';
      return `/api/properties/pins?${frame}${hostileQuery(random)}`;
    });
    expect(failures).toEqual([]);
  });

  it.each([
    ['a similar home', (random: Random) => `properties/${hostileId(random, propertyId)}/similar`],
    ['a home', (random: Random) => `properties/${hostileId(random, propertyId)}`],
    ['a profile', (random: Random) => `profiles/${hostileId(random, ownerId)}`],
    ['homes of somebody', (random: Random) => `profiles/${hostileId(random, ownerId)}/properties`],
  ])('as %s is never answered with a failure of ours', async (_name, pathOf) => {
    const failures = await failuresOf(2, (random) => {
      const query = random.below(2) ? hostileQuery(random) : random.pick(['', 'language=de', 'page=3']);
      return `/api/${pathOf(random)}?${query}`;
    });
    expect(failures).toEqual([]);
  });

  it('as a quote is never answered with a failure of ours', async () => {
    const valid = {
      arrivalDate: '2027-04-01',
      departureDate: '2027-04-04',
      adultCount: 2,
      petCount: 0,
      currency: 'CHF',
    };
    for (const payload of hostileBodies(valid, SAMPLES, 41)) {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/properties/${propertyId}/quote`,
        payload,
        headers: { 'content-type': 'application/json' },
      });
      expect([payload.slice(0, 300), answer.statusCode < 500]).toEqual([payload.slice(0, 300), true]);
    }
  });

  it('as a place is never answered with a failure of ours', async () => {
    for (const payload of hostileBodies({ searchTerm: 'Köln' }, SAMPLES, 43)) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/location/get-by-name',
        payload,
        headers: { 'content-type': 'application/json' },
      });
      expect([payload.slice(0, 300), answer.statusCode < 500]).toEqual([payload.slice(0, 300), true]);
    }
  });
});

describe('hostile text', () => {
  it('in titles and names stays text', async () => {
    const ask = async (path: string) => {
      const answer = await app.inject(`/api/${path}`);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
      return answer.json();
    };
    const home = await ask(`properties/${propertyId}`);
    expect([home.title, home.owner.firstName]).toEqual([HOSTILE_TEXT, HOSTILE_TEXT]);
    expect((await ask(`profiles/${ownerId}`)).firstName).toBe(HOSTILE_TEXT);
    expect((await ask(`profiles/${ownerId}/properties`)).propertyArray[0].title).toBe(HOSTILE_TEXT);
    expect((await ask(`properties/${propertyId}/similar`)).propertyArray[0].title).toBe(HOSTILE_TEXT);
  });
});
