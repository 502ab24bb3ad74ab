import { compareState } from '@moien/bench/campaigns/brute-force/facets/compare-state';
import { drawState } from '@moien/bench/campaigns/brute-force/facets/draw-state';
import { readReferenceData } from '@moien/bench/campaigns/brute-force/facets/read-reference-data';
import type { ReferenceData } from '@moien/bench/campaigns/brute-force/facets/reference-data';
import { loadDemo } from '@moien/demo/load-demo';
import type { FastifyInstance } from 'fastify';
import { createRandom } from '../../../lib/random.ts';
import { sampleCount } from '../../../testing/samples.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

const TODAY = '2027-01-10';
const SEED = 20_270_110;
const HOMES = 400;
const STATES = sampleCount(40);
const VERIFIED_CHOICE_COUNT = 6;

let database: TestDatabase;
let app: FastifyInstance;
let referenceData: ReferenceData;

beforeAll(async () => {
  database = await createTestDatabase();
  await loadDemo(database.url, { onProgress: () => undefined, homeCount: HOMES, today: TODAY });
  await addImportedFeatures();
  await addBookings();
  app = await buildTestApp(database.url, { today: TODAY });
  referenceData = await readReferenceData(database.url, TODAY);
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

/** Beyond the words of flags that our own features take; the last one belongs to nobody. */
async function addImportedFeatures(): Promise<void> {
  const { client } = database;
  await client.query(
    `insert into feature_type (subcategory_id, name, text, value_type)
     select 1, 'imported-' || number, '{"en": "x", "fr": "x", "de": "x"}', 'boolean'
     from generate_series(0, 130) as number`,
  );
  await client.query(
    `insert into property_feature (property_id, feature_type_id, value)
     select property.id, feature_type.id, hashtext(property.id::text || feature_type.name) % 3
     from property join feature_type on feature_type.name ~ '^imported-(\\d*[02468]|63|127|129)$'
     where hashtext(feature_type.name || property.id::text) % 5 <> 0`,
  );
}

/** A booking of each kind from today on, at every seventh home that has none there yet. */
async function addBookings(): Promise<void> {
  await database.client.query(
    `insert into occupancy (id, property_id, period, kind, source_id)
     select gen_random_uuid(), id,
       daterange($1::date + number::int % 11, $1::date + number::int % 11 + 3, case when number % 2 = 0 then '[)' else '[]' end),
       'booking', gen_random_uuid()
     from (select id, row_number() over (order by id) as number from property) as numbered
     where number % 7 = 0
     on conflict do nothing`,
    [TODAY],
  );
}

describe('facets, against a look at every home that shares no code with the API', () => {
  const random = createRandom(SEED);

  it.each(Array.from({ length: STATES }, (_, index) => index))('state %i', async () => {
    const state = drawState(referenceData, random);
    const verified = { random, verifiedChoiceCount: VERIFIED_CHOICE_COUNT };
    expect(await compareState(referenceData, app, state, verified)).toEqual([]);
  });

  it('are the same from a process that has not learned of the imported features yet', async () => {
    const ask = async (api: FastifyInstance) =>
      (await api.inject({ url: '/api/properties?facets=true&isAvailableForShortTerm=true' })).body;
    const other = await buildTestApp(database.url, { today: TODAY, searchCacheBytes: 0 });
    expect(await ask(other)).toBe(await ask(app));
    await other.close();
  });
});
