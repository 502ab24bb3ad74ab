import { randomBytes } from 'node:crypto';
import { withClient, withDatabase } from '../postgres/databases.ts';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * A migrated database for one test file alone, copied from the template of this run.
 * @throws outside of the jest project `api`, which starts the server
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { MOIEN_TEST_SERVER_URL: serverUrl, MOIEN_TEST_TEMPLATE: template } = process.env;
  if (!serverUrl || !template) throw new Error('Only tests named *.pg.test.ts get a database.');
  const name = `moien_test_${randomBytes(6).toString('hex')}`;
  await withClient(serverUrl, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  return {
    url: withDatabase(serverUrl, name),
    async drop() {
      await withClient(serverUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}
