import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { openClient } from '../../../database/connections.ts';
import { createRandom } from '../../../lib/random.ts';
import {
  insertBooking,
  insertProfile,
  insertProperty,
  LUXEMBOURG,
  TRIER,
} from '../../../testing/property-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

const TODAY = '2027-01-10';
const STAY = 'arrivalDate=2027-02-01&departureDate=2027-02-04';

let database: TestDatabase;
/** Two processes of the API on one database, each with a cache; and one without. */
let cached: FastifyInstance[];
let uncached: FastifyInstance;
let home: string;
let guestId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  guestId = await insertProfile(database.client);
  home = await insertProperty(database.client, {
    features: { wifi: 1 },
    images: ['/upload/scenes/a/facade-0'],
  });
  cached = await Promise.all([1, 2].map(() => buildTestApp(database.url, { today: TODAY })));
  uncached = await buildTestApp(database.url, { today: TODAY, searchCacheBytes: 0 });
}, 120_000);

afterAll(async () => {
  await Promise.all([...cached, uncached].map((app) => app.close()));
  await database.drop();
});

async function ask(app: FastifyInstance, parameters: string) {
  const response = await app.inject({ url: `/api/properties?${parameters}` });
  expect(response.statusCode).toBe(200);
  return response;
}

async function expectFresh(parameters: string): Promise<void> {
  const expected = (await ask(uncached, parameters)).body;
  for (const app of cached) expect((await ask(app, parameters)).body).toBe(expected);
}

/** Each is committed by another connection than those of the API. */
const changes: [string, (client: pg.Client) => Promise<unknown>][] = [
  [
    'a price',
    (client) => client.query('update property set nightly_price = nightly_price + 100 where id = $1', [home]),
  ],
  [
    'a title',
    (client) => client.query(`update property_text set title = title || '!' where property_id = $1`, [home]),
  ],
  ['a picture', (client) => client.query('delete from property_image where property_id = $1', [home])],
  ['a feature', (client) => client.query('delete from property_feature where property_id = $1', [home])],
  [
    'a closed day',
    (client) => client.query(`insert into rental_day values ($1, '2027-02-02', false)`, [home]),
  ],
  ['an opened day', (client) => client.query('delete from rental_day where property_id = $1', [home])],
  [
    'a night rule',
    (client) => client.query(`insert into rental_day values ($1, '2027-02-01', true, null, 7)`, [home]),
  ],
  ['a rule gone', (client) => client.query('delete from rental_day where property_id = $1', [home])],
  [
    'a price of one night',
    (client) => client.query(`insert into rental_day values ($1, '2027-02-02', true, 7777)`, [home]),
  ],
  ['that price gone', (client) => client.query('delete from rental_day where property_id = $1', [home])],
  [
    'a booking',
    (client) => insertBooking(client, home, guestId, { arrival: '2027-02-03', departure: '2027-02-06' }),
  ],
  ['a cancellation', (client) => client.query('delete from occupancy')],
  [
    'another type',
    (client) =>
      client.query(
        `insert into property_type values (900, 'tent', '{"en": "Tent", "fr": "Tente", "de": "Zelt"}')`,
      ),
  ],
  [
    'another feature',
    (client) =>
      client.query(`insert into feature_type (subcategory_id, name, text, value_type)
        values (1, 'slide', '{"en": "Slide", "fr": "Toboggan", "de": "Rutsche"}', 'boolean')`),
  ],
  ['another home', (client) => insertProperty(client)],
  [
    'a home unpublished',
    (client) => client.query("update property set ad_state = 'paused' where id = $1", [home]),
  ],
  [
    'a home published',
    (client) => client.query("update property set ad_state = 'published' where id = $1", [home]),
  ],
  [
    'the name of a city',
    (client) =>
      client.query(`update city set localized_name = null, name = 'Lëtzebuerg' where id = $1`, [
        LUXEMBOURG.id,
      ]),
  ],
  [
    'the centre of a city',
    (client) => client.query('update city set latitude = latitude + 0.5 where id = $1', [LUXEMBOURG.id]),
  ],
  [
    'a home deleted',
    async (client) => {
      await client.query('delete from rental_booking');
      await client.query('delete from property where id = $1', [home]);
    },
  ],
];

const searches = [
  '',
  STAY,
  'feature-wifi=true',
  `cityId=${LUXEMBOURG.id}`,
  `cityId=${LUXEMBOURG.id}&rangeDistance=10&${STAY}`,
  'facets=true',
  `facets=true&${STAY}`,
];

describe('a kept answer', () => {
  it.each(changes)('is not given after %s was committed elsewhere', async (_name, change) => {
    for (const search of searches) await expectFresh(search);
    const before = await Promise.all(searches.map((search) => ask(uncached, search)));
    const client = openClient({ connectionString: database.url });
    await client.connect();
    await change(client);
    await client.end();
    for (const search of searches) await expectFresh(search);
    const after = await Promise.all(searches.map((search) => ask(uncached, search)));
    expect(after.map(({ body }) => body)).not.toEqual(before.map(({ body }) => body));
  });

  it('is for one language', async () => {
    const city = TRIER.id;
    await insertProperty(database.client, { city_id: city, titles: { en: 'A home', de: 'Ein Zuhause' } });
    for (const [language, title] of [
      ['en', 'A home'],
      ['de', 'Ein Zuhause'],
      ['en', 'A home'],
    ]) {
      const { body } = await ask(cached[0] ?? uncached, `cityId=${city}&language=${language}`);
      expect(JSON.parse(body).propertyArray[0].title).toBe(title);
    }
  });

  it('stays the same answer until a transaction commits, and when it is rolled back', async () => {
    const { client } = database;
    await expectFresh('');
    await client.query('begin');
    const { rows } = await client.query('select id from property limit 1');
    await client.query('update property set nightly_price = nightly_price + 1 where id = $1', [rows[0].id]);
    const during = (await ask(cached[0] ?? uncached, '')).body;
    await client.query('rollback');
    expect((await ask(cached[0] ?? uncached, '')).body).toBe(during);
    await expectFresh('');
  });

  it('is fresh for everybody who commits and then asks, while others write and ask', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 4; index += 1)
      ids.push(await insertProperty(database.client, { property_type_id: 4 }));
    const writers = ids.map(async (id, index) => {
      const random = createRandom(index);
      const client = openClient({ connectionString: database.url });
      await client.connect();
      for (let step = 1; step <= 25; step += 1) {
        const price = 10_000 + step * 10 + index;
        await client.query('update property set nightly_price = $2 where id = $1', [id, price]);
        const { body } = await ask(random.pick(cached), 'typeId=4');
        const own = JSON.parse(body).propertyArray.find((property: { id: string }) => property.id === id);
        expect(own.nightlyPrice).toBe(price);
      }
      await client.end();
    });
    await Promise.all(writers);
    await expectFresh('typeId=4');
  });

  it.each(['typeId=4', 'typeId=4&facets=true'])(
    'of %s is not sent again to those who have it',
    async (parameters) => {
      const [app = uncached] = cached;
      const first = await ask(app, parameters);
      const second = await app.inject({
        url: `/api/properties?${parameters}`,
        headers: { 'if-none-match': String(first.headers.etag) },
      });
      expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
      expect([second.statusCode, second.body]).toEqual([304, '']);
    },
  );
});

describe('the search generation', () => {
  it('advances once for a transaction, whatever it writes, and not for one that is rolled back', async () => {
    const { client } = database;
    const before = await generation();
    await client.query('begin');
    await insertProperty(client);
    await insertProperty(client);
    await client.query('commit');
    expect(await generation()).toBe(before + 1);
    await client.query('begin');
    await insertProperty(client);
    await client.query('rollback');
    expect(await generation()).toBe(before + 1);
  });

  it('advances for a transaction whose first change was undone to a savepoint', async () => {
    const { client } = database;
    const before = await generation();
    await client.query('begin');
    await client.query('savepoint here');
    await insertProperty(client);
    await client.query('rollback to savepoint here');
    await insertProperty(client);
    await client.query('commit');
    expect(await generation()).toBe(before + 1);
  });

  it('lets no writer wait for another', async () => {
    const clients = await Promise.all(
      [1, 2, 3].map(async () => {
        const client = openClient({ connectionString: database.url });
        await client.connect();
        return client;
      }),
    );
    const before = await generation();
    for (const client of clients) {
      await client.query('begin');
      await client.query(`set local lock_timeout = '30s'`);
      await insertProperty(client);
    }
    for (const client of clients) await client.query('commit');
    expect(await generation()).toBe(before + 3);
    await Promise.all(clients.map((client) => client.end()));
  });

  async function generation(): Promise<number> {
    const { rows } = await database.client.query('select sum(generation)::int as sum from search_generation');
    return rows[0].sum;
  }
});
