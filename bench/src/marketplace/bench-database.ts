import { randomBytes } from 'node:crypto';
import { migrate } from '@moien/api';
import { withClient, withDatabase } from '@moien/tooling/postgres/databases';
import { startThrowAwayPostgres } from '@moien/tooling/testing/throw-away-postgres';

export interface BenchDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * A migrated database that is gone afterwards: on the server that DATABASE_URL names, else on an embedded one
 * of its own, which keeps what it has committed only if asked to.
 */
export async function createBenchDatabase({ isDurable = false } = {}): Promise<BenchDatabase> {
  const named = process.env.DATABASE_URL;
  const server = named
    ? { url: named, stop: () => Promise.resolve() }
    : await startThrowAwayPostgres({ isDurable });
  const name = `bench_${randomBytes(6).toString('hex')}`;
  await withClient(server.url, (client) => client.query(`CREATE DATABASE ${name}`));
  const url = withDatabase(server.url, name);
  await migrate(url);
  return {
    url,
    async drop() {
      await withClient(server.url, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
      await server.stop();
    },
  };
}
