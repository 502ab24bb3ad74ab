import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rootDirectory } from '@moien/tooling/paths';
import { runCommand } from '@moien/tooling/problem';
import type { TestServer } from '@moien/tooling/testing/database-service';
import { startService } from '@moien/tooling/testing/service';
import { integerOption } from '../harness/integer-option.ts';
import { runStays } from './totals/run-stays.ts';

const usage = 'npm run campaign -- totals [--stays 10000] [--homes 400] [--seed 1]';
const databaseService = join(rootDirectory, 'tooling/src/testing/database-service.ts');
const PROGRESS_STAYS = 500;

// Random stays are found, booked and paid; wherever their total is shown or recorded it is the same.
await runCommand(async () => {
  const options = {
    stays: { type: 'string', default: '10000' },
    homes: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
  } as const;
  const { values } = parseArgs({ options });
  const stayCount = integerOption('stays', values.stays, 1, usage);
  const homeCount = integerOption('homes', values.homes, 20, usage);
  const server = await startService<TestServer>(databaseService, {
    MOIEN_TEST_SERVER: process.env.DATABASE_URL ?? '',
  });
  // Where the database tests of the API look for their server.
  process.env.MOIEN_TEST_SERVER_URL = server.announced.serverUrl;
  process.env.MOIEN_TEST_TEMPLATE = server.announced.template;
  try {
    const started = performance.now();
    const report = await runStays({
      ...{ stayCount, homeCount, seed: values.seed },
      onStay: (count) => {
        const seconds = (performance.now() - started) / 1000;
        if (count % PROGRESS_STAYS === 0)
          console.log(`${count} stays, ${(count / seconds).toFixed(1)} a second`);
      },
    });
    console.log(`\n${report.line}`);
    for (const difference of report.differences.slice(0, 20)) console.log(`  FAILED  ${difference}`);
    console.log(
      `\n${report.stayCount - report.differences.length} passed, ${report.differences.length} failed`,
    );
    if (report.differences.length > 0) process.exitCode = 1;
  } finally {
    await server.stop();
  }
});
