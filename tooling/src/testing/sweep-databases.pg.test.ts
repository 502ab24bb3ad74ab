import { setTimeout as delay } from 'node:timers/promises';
import { withClient } from '../postgres/databases.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const serverUrl = process.env.MOIEN_TEST_SERVER_URL ?? '';

function isThere({ url }: TestDatabase): Promise<boolean> {
  return withClient(serverUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      new URL(url).pathname.slice(1),
    ]);
    return rowCount === 1;
  });
}

it('a database that a test file has left is dropped in the background, and no other', async () => {
  const [left, open] = [await createTestDatabase(), await createTestDatabase()];
  await left.drop();
  while (await isThere(left)) await delay(50);
  expect(await isThere(open)).toBe(true);
  await open.drop();
});
