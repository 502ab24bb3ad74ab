import { addDays } from '@moien/contract';
import { sql } from 'kysely';
import { openDatabase } from '../../../database/database.ts';
import { insertProperty } from '../../../testing/property-factory.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createQuoteRepository } from './quote.repository.ts';

const GUESTS = { adultCount: 2, childrenCount: 0, infantCount: 0, petCount: 0 };

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 120_000);

afterAll(() => database.drop());

// PostgreSQL plans a statement five times with its values, and then keeps a plan for all values unless that
// looks much dearer.
it('quotes with a plan that was made once', async () => {
  const id = await insertProperty(database.client);
  const opened = openDatabase(database.url, () => undefined);
  const plans = await opened.transaction().execute(async (transaction) => {
    const quotes = createQuoteRepository(transaction);
    for (let day = 0; day < 8; day += 1) {
      const arrivalDate = addDays('2027-04-01', day);
      await quotes.findQuoted(id, {
        arrivalDate,
        departureDate: addDays(arrivalDate, 3),
        guests: GUESTS,
        today: '2027-01-10',
      });
    }
    const { rows } = await sql<{ generic: string; custom: string }>`
      select generic_plans as generic, custom_plans as custom from pg_prepared_statements
      where statement like '%night_limit_excess%'
    `.execute(transaction);
    return rows;
  });
  await opened.destroy();
  expect(plans.map(({ generic, custom }) => [Number(generic), Number(custom)])).toEqual([[3, 5]]);
});
