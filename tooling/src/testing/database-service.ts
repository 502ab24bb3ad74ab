import { randomBytes } from 'node:crypto';
import { migrate } from '@moien/api/database/migrate';
import type pg from 'pg';
import { withClient, withDatabase } from '../postgres/databases.ts';
import { runService } from './service.ts';
import { sweepDatabases } from './sweep-databases.ts';
import { startThrowAwayPostgres } from './throw-away-postgres.ts';

/**
 * Where the database tests find their server and the migrated database that each of them copies; the name of
 * the copy has another last word.
 */
export interface TestServer {
  readonly serverUrl: string;
  readonly template: string;
}

/**
 * Most of a migrated database are 107,000 cities, and every test file copies it: Luxembourg keeps all of its
 * own, the country around it and other countries the larger ones.
 */
async function removeSmallCities(client: pg.Client): Promise<void> {
  await client.query('begin');
  // No row of another table names a city that goes: to look for one in each takes forty times as long.
  await client.query('set local session_replication_role = replica');
  await client.query(
    `delete from city where not (
       country_code = 'LU' or population >= 50000
       or population >= 5000 and latitude between 48 and 51 and longitude between 4 and 9)`,
  );
  await client.query('commit');
  await client.query('vacuum (full, analyze) city');
}

await runService<TestServer>(async () => {
  const named = process.env.MOIEN_TEST_SERVER;
  const server = named ? { url: named, stop: () => Promise.resolve() } : await startThrowAwayPostgres();
  const run = `moien_test_${randomBytes(4).toString('hex')}`;
  const template = `${run}_template`;
  await withClient(server.url, (client) => client.query(`CREATE DATABASE ${template}`));
  await migrate(withDatabase(server.url, template), { onProgress: () => undefined });
  await withClient(withDatabase(server.url, template), removeSmallCities);
  const sweep = sweepDatabases(server.url, run);
  return {
    announcement: { serverUrl: server.url, template },
    async stop() {
      await sweep.stop(Boolean(named)).finally(() => server.stop());
    },
  };
});
