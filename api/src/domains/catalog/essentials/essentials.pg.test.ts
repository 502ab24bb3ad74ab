import { brotliCompressSync, constants } from 'node:zlib';
import { ESSENTIAL_CITIES_MAXIMUM, ESSENTIAL_TEXTS_MAXIMUM, Essentials } from '@moien/contract';
import { PLACES } from '@moien/demo/places/places';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { Value } from 'typebox/value';
import { insertProperty, LUXEMBOURG, TRIER, writtenColumns } from '../../../testing/property-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

/** Product §6. */
const BYTES_MAXIMUM = 30 * 1024;

let database: TestDatabase;
let app: FastifyInstance;
let home: string;

beforeAll(async () => {
  database = await createTestDatabase();
  home = await insertProperty(database.client);
  app = await buildTestApp(database.url, { today: '2027-01-10' });
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

async function ask(languageTag = 'de') {
  const url = '/api/page/home/essentials';
  const { statusCode, body } = await app.inject({ method: 'POST', url, payload: { languageTag } });
  expect(statusCode).toBe(200);
  const essentials: Essentials = JSON.parse(body);
  expect(Value.Check(Essentials, essentials)).toBe(true);
  return essentials;
}

/** As documents are compressed. */
function compressedBytes(value: unknown): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  return brotliCompressSync(JSON.stringify(value), { params }).length;
}

/** As many cities, the largest ones, each with a home like the first. */
async function insertHomesInCities(count: number): Promise<void> {
  const columns = await writtenColumns(database.client);
  await database.client.query(
    `insert into property (${columns}) select ${columns} from (select (jsonb_populate_record(property,
       jsonb_build_object('id', gen_random_uuid(), 'city_id', city.id, 'source_id', city.id))).*
     from property, (select id from city order by population desc, id limit $2) as city where property.id = $1) as copy`,
    [home, count],
  );
}

const changes: [string, (client: pg.Client) => Promise<unknown>][] = [
  ['a home', (client) => insertProperty(client, { city_id: TRIER.id })],
  ['a text', (client) => client.query(`insert into text_override values ('de', 'shell:a', 'A', null)`)],
  ['a text in its place', (client) => client.query(`update text_override set text = 'B'`)],
  ['a text gone', (client) => client.query('delete from text_override')],
  ['a language', (client) => client.query(`update language set is_available = false where tag = 'fr'`)],
  ['a gender', (client) => client.query(`update gender set name = name || 'x'`)],
  ['a country', (client) => client.query(`update country set phone_prefix = '+999' where code = 'LU'`)],
  ['a city', (client) => client.query(`update city set name = 'X' where id = $1`, [LUXEMBOURG.id])],
  ['a property type', (client) => client.query(`update property_type set name = name || 'x'`)],
  ['a rental type', (client) => client.query(`update rental_type set name = name || 'x'`)],
];

describe('the essentials', () => {
  it.each(changes)('tell of %s as soon as it is committed', async (_name, change) => {
    const before = await ask();
    expect(await ask()).toEqual(before);
    await change(database.client);
    expect(await ask()).not.toEqual(before);
  });

  it('are those of the language asked for', async () => {
    await database.client.query(`insert into text_override values ('fr', 'shell:a', 'Un', null)`);
    const texts = await Promise.all(['de', 'fr', 'de', 'fr'].map(async (tag) => (await ask(tag)).textArray));
    expect(texts.map(([text]) => text?.text)).toEqual([undefined, 'Un', undefined, 'Un']);
  });

  it('stay below their size with every city of the demo', async () => {
    const cityIds = new Set(PLACES.map(({ cityId }) => cityId));
    for (const city_id of cityIds) await insertProperty(database.client, { city_id });
    const essentials = await ask();
    expect(essentials.cityArray.length).toBeGreaterThanOrEqual(cityIds.size);
    expect(compressedBytes(essentials)).toBeLessThan(BYTES_MAXIMUM);
  });

  it('stay below their size with homes all over the world and a text in every place, those with most homes first', async () => {
    await insertHomesInCities(ESSENTIAL_CITIES_MAXIMUM + 20);
    await database.client.query(
      `insert into text_override select 'de', 'shell:text-' || id, name || ', ' || population, null
       from city order by id limit $1`,
      [ESSENTIAL_TEXTS_MAXIMUM + 20],
    );
    const { cityArray, textArray, ...others } = await ask();
    expect([cityArray.length, textArray.length]).toEqual([ESSENTIAL_CITIES_MAXIMUM, ESSENTIAL_TEXTS_MAXIMUM]);
    const counts = cityArray.map(({ propertyCount }) => propertyCount);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(cityArray.map(({ id }) => id)).toContain(TRIER.id);
    expect(compressedBytes({ cityArray, textArray, ...others })).toBeLessThan(BYTES_MAXIMUM);
  });
});
