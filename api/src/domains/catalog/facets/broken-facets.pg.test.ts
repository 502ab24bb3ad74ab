import type { FastifyInstance } from 'fastify';
import { insertProperty, LUXEMBOURG } from '../../../testing/property-factory.ts';
import { searchHomes } from '../../../testing/search-homes.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

const STRANGE_TEXTS = [
  '{"en": null, "fr": 3, "de": {"x": []}}',
  '{"en": "", "fr": "", "de": ""}',
  '{"en": "<script>alert(1)</script>", "fr": "\\u202e", "de": "𝕏"}',
];

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  const { client } = database;
  await insertProperty(client, { features: { wifi: 1 } });
  for (const [index, text] of STRANGE_TEXTS.entries()) {
    await client.query(
      `insert into feature_type (subcategory_id, name, text, value_type) values
         (1, 'strange-flag-' || $1, $2, 'boolean'), (1, 'strange-number-' || $1, $2, 'real')`,
      [index, text],
    );
    await client.query(
      `insert into property_type (id, name, text) values (800 + $1::int, 'strange-' || $1, $2)`,
      [index, text],
    );
    await client.query(
      `insert into rental_type (id, name, text) values (800 + $1::int, 'strange-' || $1, $2)`,
      [index, text],
    );
  }
  // Given by hand, far from what the sequence gives.
  await client.query(
    `insert into feature_type (id, subcategory_id, name, text, value_type, flag_slot)
     values (999, 1, 'mistyped', $1, 'boolean', 10000000)`,
    [STRANGE_TEXTS[1]],
  );
  await client.query(`update city set localized_name = null, name = '' where id = $1`, [LUXEMBOURG.id]);
  await client.query('update feature_subcategory set position = 0');
  app = await buildTestApp(database.url, { today: '2027-01-10' });
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

const search = (parameters: string) => searchHomes(app, parameters);

describe('a broken row of the configuration does not take facets down:', () => {
  it('features without a name, types without homes and a city without a name', async () => {
    const { count, facets, propertyArray } = await search('facets=true');
    expect([count, propertyArray[0]?.cityName]).toEqual([1, '']);
    expect(facets?.propertyTypeArray.filter(({ id }) => id >= 800)).toEqual(
      [800, 801, 802].map((id) => ({ id, count: 0 })),
    );
    expect(facets?.rentalTypeArray.filter(({ count }) => count > 0)).toEqual([{ id: 1, count: 1 }]);
    const strange = facets?.featureArray.filter(({ featureTypeId }) => featureTypeId >= 999);
    expect(strange?.map(({ count }) => count)).toEqual([0, 0, 0]);
    expect(facets?.featureArray.some(({ featureTypeId }) => featureTypeId === 999)).toBe(false);
  });

  it.each([
    ['typeId=800', 0],
    ['rentalTypeId=801', 0],
    ['feature-strange-flag-0=true', 0],
    ['feature-strange-number-1=2', 0],
    ['feature-strange-number-1=0', 1],
    ['feature-mistyped=true', 0],
    [`cityId=${LUXEMBOURG.id}`, 1],
    [`cityId=${LUXEMBOURG.id}&language=de`, 1],
  ])('%s finds %i', async (parameters, count) => {
    for (const facets of ['', '&facets=true']) expect((await search(parameters + facets)).count).toBe(count);
  });
});
