import { getEssentials, getExtendedData, PropertyPage } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { insertProperty } from '../../../testing/property-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

const WORLD = 'view=-90,-180,90,180&zoom=3';
const NAMELESS = JSON.stringify({ en: '', fr: '', de: '' });

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  const { client } = database;
  await client.query(
    `insert into feature_type (subcategory_id, name, text, value_type, minimum_value, maximum_value)
     select id, broken.name, $1, broken.value_type, broken.least, broken.most
     from (select min(id) as id from feature_subcategory) as subcategory
     cross join (values ('nameless', 'boolean', null::float8, null::float8), ('backwards', 'integer', 9, 1)) as broken
       (name, value_type, least, most)`,
    [NAMELESS],
  );
  await client.query(`insert into property_type (id, name, text) values (9001, 'homeless', $1)`, [NAMELESS]);
  await client.query(`insert into rental_type (id, name, text) values (9001, 'homeless', $1)`, [NAMELESS]);
  await insertProperty(client, { features: { nameless: 1, backwards: 4 } });
  await insertProperty(client, { titles: {}, images: [] });
  app = await buildTestApp(database.url, { today: '2027-01-10' });
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

describe('a feature without a name and a type without homes', () => {
  it.each([
    ['facets=true', 2],
    ['feature-nameless=true&facets=true', 1],
    // Beneath the least that the feature has: no limit.
    ['feature-backwards=3&facets=true', 2],
    ['typeId=9001&facets=true', 0],
    ['rentalTypeId=9001&facets=true', 0],
  ])('take no search down: %s', async (query, count) => {
    const answer = await app.inject(`/api/properties?${query}`);
    expect([answer.statusCode, answer.json().count]).toEqual([200, count]);
    expect(Value.Check(PropertyPage, answer.json())).toBe(true);
    const pins = await app.inject(`/api/properties/pins?${WORLD}&${query.replace(/&?facets=true/, '')}`);
    expect([pins.statusCode, pins.json().count]).toEqual([200, count]);
  });

  it.each<[string, TSchema]>([
    [getEssentials.url, getEssentials.response],
    [getExtendedData.url, getExtendedData.response],
  ])('leave the answer of %s as it was agreed', async (url, schema) => {
    const payload = url === getEssentials.url ? { languageTag: 'de' } : {};
    const answer = await app.inject({ method: 'POST', url, payload });
    expect([answer.statusCode, Value.Check(schema, answer.json())]).toEqual([200, true]);
  });
});

it('no home can have a currency that cannot be shown, which would take down every answer with it', async () => {
  const update = `update property set currency = 'XXX'`;
  await expect(database.client.query(update)).rejects.toThrow('property_currency_known');
});
