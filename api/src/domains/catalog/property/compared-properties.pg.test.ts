import type { ComparedProperties } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { insertProperty } from '../../../testing/property-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

const NOBODY = '01890000-0000-7000-8000-000000000000';

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp(database.url);
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

const compare = (ids: readonly string[], language = 'en') =>
  app.inject(`/api/properties/compared?language=${language}&propertyIdArray=${ids.join(',')}`);

describe('GET /api/properties/compared', () => {
  it('answers homes as their pages have them, in the order asked for, each once', async () => {
    const [one, two] = [
      await insertProperty(database.client, { titles: { en: 'Attic', de: 'Dachstube' } }),
      await insertProperty(database.client),
    ];
    const answer = await compare([two, one.toUpperCase(), two], 'de');
    const { propertyArray } = answer.json<ComparedProperties>();
    expect(propertyArray.map(({ id }) => id)).toEqual([two, one]);
    const page = (await app.inject(`/api/properties/${one}?language=de`)).json();
    expect(propertyArray[1]).toEqual(page);
  });

  it('leaves out what is not published', async () => {
    const [home, paused] = [
      await insertProperty(database.client),
      await insertProperty(database.client, { ad_state: 'paused' }),
    ];
    const { propertyArray } = (await compare([paused, NOBODY, home])).json<ComparedProperties>();
    expect(propertyArray.map(({ id }) => id)).toEqual([home]);
  });

  it('takes one to four ids', async () => {
    const status = async (ids: readonly string[]) => (await compare(ids)).statusCode;
    expect(await Promise.all([[], ['x'], Array(5).fill(NOBODY), Array(4).fill(NOBODY)].map(status))).toEqual([
      400, 400, 400, 200,
    ]);
  });
});
