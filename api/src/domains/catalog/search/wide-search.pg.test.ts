import type { FastifyInstance } from 'fastify';
import { type Database, openDatabase } from '../../../database/database.ts';
import { insertProperty, LUXEMBOURG, TRIER, writtenColumns } from '../../../testing/property-factory.ts';
import { searchHomes } from '../../../testing/search-homes.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { readPropertiesQuery } from '../property/property.query.ts';
import { createSearchRepository } from './search.repository.ts';
import { createSearchService } from './search.service.ts';

const HOMES = 11_500;
/** Each fiftieth home is in Trier, the others are in Luxembourg; each thousandth is of a rare type. */
const IN_TRIER = HOMES / 50;
const OF_RARE_TYPE = Math.floor(HOMES / 1000);
const RARE_TYPE = 4;

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  const { client } = database;
  await insertProperty(client);
  await client.query('set session_replication_role = replica');
  const columns = await writtenColumns(client);
  await client.query(
    `insert into property (${columns}) select ${columns} from (select (jsonb_populate_record(property, jsonb_build_object(
       'id', gen_random_uuid(),
       'city_id', case when number % 50 = 0 then $2::int else $1::int end,
       'latitude', case when number % 50 = 0 then $3::float8 else latitude + number / 1e5 end,
       'property_type_id', case when number % 1000 = 0 then $4::int else 1 end,
       'nightly_price', 5000 + 7 * number % 9000, 'review_count', number % 300, 'rating_average', 3 + number % 20 / 10.0,
       'created_at', '2026-01-01'::timestamptz + number % 777 * interval '1 minute'))).*
     from property cross join generate_series(1, $5::int) as number) as copy`,
    [LUXEMBOURG.id, TRIER.id, TRIER.latitude, RARE_TYPE, HOMES],
  );
  await client.query('delete from property where property.id in (select property_id from property_search)');
  await client.query('truncate property_search');
  await client.query(
    `insert into property_text select id, 'en', 'A home', 'A home.' from property on conflict do nothing`,
  );
  await client.query('set session_replication_role = default');
  await client.query('insert into property_search select * from property_search_source');
  await client.query('analyze property_search');
  app = await buildTestApp(database.url, { today: '2027-01-10' });
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

const search = (parameters: string) => searchHomes(app, parameters);

async function extremes(where: string) {
  const { rows } = await database.client.query(
    `select min(point[1]) as south, min(point[0]) as west, max(point[1]) as north, max(point[0]) as east
     from property_search where ${where}`,
  );
  return rows[0];
}

async function idsInOrder(order: string, { from, where = 'true' }: { from: number; where?: string }) {
  const { rows } = await database.client.query<{ id: string }>(
    `select property_id as id from property_search where ${where}
     order by ${order}, property_id limit 24 offset ${from}`,
  );
  return rows.map(({ id }) => id);
}

describe('a search that finds more homes than are counted', () => {
  it.each([
    ['', 'recommendation desc', 'true'],
    ['sort=price', 'nightly_price', 'true'],
    [
      'sort=price&minimumDailyBudget=55&maximumDailyBudget=137',
      'nightly_price',
      'nightly_price between 5500 and 13700',
    ],
    ['sort=newest', 'created_at desc', 'true'],
    ['countryCode=LU', 'recommendation desc', `country_code = 'LU'`],
    [`cityId=${LUXEMBOURG.id}`, 'recommendation desc', `city_id = ${LUXEMBOURG.id}`],
  ])('has its pages in their order: %s', async (parameters, order, where) => {
    for (const [page, facets] of [
      [1, ''],
      [1, '&facets=true'],
      [3, ''],
      [416, '&facets=true'],
    ] as const) {
      const { propertyArray, count, isCountExact, pageCount } = await search(
        `${parameters}&page=${page}${facets}`,
      );
      expect([count, isCountExact, pageCount]).toEqual([10_000, false, 417]);
      expect(propertyArray.map(({ id }) => id)).toEqual(
        await idsInOrder(order, { from: 24 * (page - 1), where }),
      );
    }
  });

  it('lies as far as the homes of its country, of all countries, or what the map shows', async () => {
    expect((await search('')).bounds).toEqual(await extremes('true'));
    expect((await search('countryCode=LU&adultCount=1')).bounds).toEqual(
      await extremes(`country_code = 'LU'`),
    );
    expect((await search('bounds=40,-10,60,20')).bounds).toEqual({
      south: 40,
      west: -10,
      north: 60,
      east: 20,
    });
    expect((await search('bounds=-80,170,80,169')).bounds).toEqual({
      south: -80,
      west: -180,
      north: 80,
      east: 180,
    });
  });

  it('has facets in a place only', async () => {
    expect((await search('facets=true')).facets).toBeNull();
    expect((await search('facets=true&countryCode=LU')).facets).toBeNull();
    const { facets } = await search(`facets=true&cityId=${LUXEMBOURG.id}`);
    expect(facets?.propertyTypeArray.find(({ id }) => id === 1)?.count).toBe(10_001);
  });
});

describe('a search with a choice that is too wide for facets', () => {
  const WIDE = 'minimumDailyBudget=55';

  it('is asked once where the last one was too wide as well, with the same answer', async () => {
    const connection = openDatabase(database.url, () => undefined);
    try {
      const { ask } = countingSearch(connection);
      const first = await ask(WIDE);
      const second = await ask(WIDE);
      expect([first.statements, second.statements]).toEqual([2, 1]);
      expect(first.found).toMatchObject({ facets: null, count: 10_000, isCountExact: false });
      expect(second.found).toEqual(first.found);
    } finally {
      await connection.destroy();
    }
  });

  it('is answered the same when few homes match, and has facets when few match without the choice', async () => {
    const connection = openDatabase(database.url, () => undefined);
    try {
      const { ask } = countingSearch(connection);
      const rare = `typeId=${RARE_TYPE}`;
      const nobody = `${WIDE}&adultCount=10`;
      const untaught = [rare, nobody].map(async (each) => (await countingSearch(connection).ask(each)).found);
      const expected = await Promise.all(untaught);
      expect(expected).toMatchObject([
        { count: OF_RARE_TYPE, facets: null },
        { count: 0, facets: { immediateCount: 0 } },
      ]);
      await ask(WIDE);
      expect([(await ask(rare)).found, (await ask(nobody)).found]).toEqual(expected);
      expect((await ask(WIDE)).statements).toBe(2);
    } finally {
      await connection.destroy();
    }
  });

  /** A search of its own, which tells how many statements each answer took. */
  function countingSearch(connection: Database) {
    let statements = 0;
    const counting = connection.withPlugin({
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const service = createSearchService(createSearchRepository(counting), () => '2027-01-10');
    return {
      async ask(parameters: string) {
        statements = 0;
        const found = await service.search(readPropertiesQuery(`/api/properties?${parameters}&facets=true`));
        return { found, statements };
      },
    };
  }
});

describe('few homes among many', () => {
  it('are counted and told exactly, though another choice would leave too many for facets', async () => {
    const { count, isCountExact, bounds, facets, propertyArray } = await search(
      `typeId=${RARE_TYPE}&facets=true`,
    );
    expect([count, isCountExact, facets]).toEqual([OF_RARE_TYPE, true, null]);
    expect(bounds).toEqual(await extremes(`property_type_id = ${RARE_TYPE}`));
    expect(propertyArray).toHaveLength(OF_RARE_TYPE);
  });

  it('have facets where a country has few', async () => {
    const { count, facets } = await search('countryCode=DE&facets=true');
    expect([count, facets?.immediateCount]).toEqual([IN_TRIER, IN_TRIER]);
  });
});
