import { randomBytes } from 'node:crypto';
import { withClient, withDatabase } from '../postgres/databases.ts';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * Files are copied with a third of the work of the pages in them, but after a checkpoint, which waits for the
 * disk on a server that is not ours.
 */
const STRATEGY = process.env.MOIEN_TEST_SERVER ? 'wal_log' : 'file_copy';

/**
 * A migrated database for one test file alone, copied from the template of this run.
 * @throws outside of the jest project `api`, which starts the server
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { MOIEN_TEST_SERVER_URL: serverUrl, MOIEN_TEST_TEMPLATE: template } = process.env;
  if (!serverUrl || !template) throw new Error('Only tests named *.pg.test.ts get a database.');
  const name = template.replace(/template$/, randomBytes(6).toString('hex'));
  await withClient(serverUrl, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY ${STRATEGY}`),
  );
  return {
    url: withDatabase(serverUrl, name),
    // The service of the databases drops it, which nobody has to wait for.
    async drop() {
      await withClient(serverUrl, (client) => client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`));
    },
  };
}
