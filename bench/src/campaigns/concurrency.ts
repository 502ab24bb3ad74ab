import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SANDBOX_CLIENT } from '@moien/api/domains/payments/index';
import { startPaymentServer } from '@moien/sandbox/payments/payment-server';
import { rootDirectory } from '@moien/tooling/paths';
import { runCommand } from '@moien/tooling/problem';
import type { TestServer } from '@moien/tooling/testing/database-service';
import { startService } from '@moien/tooling/testing/service';
import { integerOption } from '../harness/integer-option.ts';
import { runRaces } from './concurrency/run-races.ts';

const usage = 'npm run campaign -- concurrency [--guests 1000] [--processes 50]';
const databaseService = join(rootDirectory, 'tooling/src/testing/database-service.ts');

// A crowd wants the same nights at the same moment: exactly one gets them, everybody else has a final answer.
// On the embedded PostgreSQL, and on the one that DATABASE_URL names.
await runCommand(async () => {
  const options = {
    guests: { type: 'string', default: '1000' },
    processes: { type: 'string', default: '50' },
  } as const;
  const { values } = parseArgs({ options });
  const guests = integerOption('guests', values.guests, 2, usage);
  const processes = integerOption('processes', values.processes, 1, usage);
  const named = process.env.DATABASE_URL;
  const payments = await startPaymentServer({ clients: [SANDBOX_CLIENT] });
  let [passed, failed] = [0, 0];
  try {
    for (const serverUrl of ['', ...(named ? [named] : [])]) {
      const server = await startService<TestServer>(databaseService, { MOIEN_TEST_SERVER: serverUrl });
      // Where the database tests of the API look for their server.
      process.env.MOIEN_TEST_SERVER_URL = server.announced.serverUrl;
      process.env.MOIEN_TEST_TEMPLATE = server.announced.template;
      try {
        const problems = await runRaces({
          guests,
          processes,
          sandboxOrigin: payments.origin,
          say: console.log,
        });
        passed += problems.filter((own) => own.length === 0).length;
        failed += problems.filter((own) => own.length > 0).length;
      } finally {
        await server.stop();
      }
    }
  } finally {
    await payments.stop();
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
