import { join } from 'node:path';
import { startService } from '../src/testing/service.ts';

/** Starts the server of the database tests; every test file copies its migrated template. */
export default async () => {
  const script = join(import.meta.dirname, '..', 'src', 'testing', 'database-service.ts');
  /** @type {import('../src/testing/service.ts').Service<{ serverUrl: string, template: string }>} */
  const service = await startService(script);
  process.env.MOIEN_TEST_SERVER_URL = service.announced.serverUrl;
  process.env.MOIEN_TEST_TEMPLATE = service.announced.template;
  Object.assign(globalThis, { testDatabaseService: service });
};
