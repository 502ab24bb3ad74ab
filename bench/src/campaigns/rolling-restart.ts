import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rootDirectory } from '@moien/tooling/paths';
import { Problem, runCommand } from '@moien/tooling/problem';
import { runStep } from '@moien/tooling/steps';
import type { TestServer } from '@moien/tooling/testing/database-service';
import { startService } from '@moien/tooling/testing/service';
import { openBalancedSite } from './rolling-restart/balanced-site.ts';
import { restartUnderVisitors } from './rolling-restart/restart-under-visitors.ts';
import { describeTally } from './rolling-restart/tally.ts';

const usage = 'npm run campaign -- rolling-restart [--visitors 50] [--rounds 1]';
/** As docs/operating.md has it. */
const SITE = { apis: 2, gateways: 2, stopDelay: 5000 };
const databaseService = join(rootDirectory, 'tooling/src/testing/database-service.ts');

// Restarts two gateways and two APIs in turn under visitors, of whom none may notice; the suite has a sample.
await runCommand(async () => {
  const { visitors, rounds } = readParameters();
  const server = await startService<TestServer>(databaseService, {
    MOIEN_TEST_SERVER: process.env.DATABASE_URL,
  });
  // Where the database tests of the API look for their server.
  process.env.MOIEN_TEST_SERVER_URL = server.announced.serverUrl;
  process.env.MOIEN_TEST_TEMPLATE = server.announced.template;
  try {
    const site = await runStep('site', () => openBalancedSite({ ...SITE, people: visitors }));
    const tally = await restartUnderVisitors(site, {
      rounds,
      isStartedFirst: false,
      onReplaced: (name, milliseconds) =>
        console.log(`${name.padEnd(11)} ${(milliseconds / 1000).toFixed(1)} s`),
    }).finally(() => site.close());
    console.log(`\n${describeTally(tally)}`);
    if (tally.failures.length > 0) process.exitCode = 1;
  } finally {
    await server.stop();
  }
});

function readParameters(): { visitors: number; rounds: number } {
  const options = {
    visitors: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '1' },
  } as const;
  const { values } = parseArgs({ options });
  const [visitors, rounds] = [Number(values.visitors), Number(values.rounds)];
  if (![visitors, rounds].every((count) => Number.isInteger(count) && count >= 1)) throw new Problem(usage);
  return { visitors, rounds };
}
