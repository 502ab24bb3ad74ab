import { randomBytes } from 'node:crypto';
import { migrate } from '@moien/api/database/migrate';
import { withClient, withDatabase } from '../postgres/databases.ts';
import { runService } from './service.ts';
import { startThrowAwayPostgres } from './throw-away-postgres.ts';

/** Where the database tests find their server and the migrated database that each of them copies. */
export interface TestServer {
  readonly serverUrl: string;
  readonly template: string;
}

await runService<TestServer>(async () => {
  const named = process.env.MOIEN_TEST_SERVER;
  const server = named ? { url: named, stop: () => Promise.resolve() } : await startThrowAwayPostgres();
  const template = `moien_test_template_${randomBytes(4).toString('hex')}`;
  await withClient(server.url, (client) => client.query(`CREATE DATABASE ${template}`));
  await migrate(withDatabase(server.url, template), { onProgress: () => undefined });
  return {
    announcement: { serverUrl: server.url, template },
    async stop() {
      if (named) await withClient(named, (client) => client.query(`DROP DATABASE ${template} WITH (FORCE)`));
      await server.stop();
    },
  };
});
