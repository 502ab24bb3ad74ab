import { addDays, emptySearchQuery, toDay } from '@moien/contract';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../../database/database.ts';
import { insertProperty } from '../../../testing/property-factory.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { facetStatement } from '../facets/facet-statement.ts';
import { createSearchRepository } from './search.repository.ts';
import { createSearchService } from './search.service.ts';

const TODAY = toDay(new Date());
const HOMES = 200;
const DAYS = 60;

let database: TestDatabase;
let opened: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  const { client } = database;
  for (let home = 0; home < HOMES; home += 1) await insertProperty(client);
  await client.query(
    `insert into rental_day (property_id, day, is_available_for_short_term, own_minimum_nights)
     select property.id, $1::date + number, true, 2 from property cross join generate_series(1, $2::int) as number`,
    [TODAY, DAYS],
  );
  await client.query('analyze');
  opened = openDatabase(database.url, () => undefined);
}, 120_000);

afterAll(async () => {
  await opened.destroy();
  await database.drop();
});

// What is read whole makes a search as slow as the market is large.
it('looks days up by home, and the homes of a page by their ids', async () => {
  const stay = { arrivalDate: addDays(TODAY, 30), departureDate: addDays(TODAY, 33) };
  const search = createSearchService(createSearchRepository(opened), () => TODAY);
  const { criteria } = await search.resolve({ ...emptySearchQuery(), bookingParameters: stay });
  const statement = facetStatement(criteria, { page: 1, language: 'en' }, 2);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(opened);
  const scans = rows
    .map((row) => row['QUERY PLAN'].trim())
    .filter((line) => /Scan (using \w+ )?on (rental_day|property|city)\b/.test(line));
  expect(scans).not.toHaveLength(0);
  expect(scans.filter((line) => line.includes('Seq Scan'))).toEqual([]);
});
