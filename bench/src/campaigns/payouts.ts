import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { RELEASE_POINTS } from '@moien/api/domains/payments/index';
import { MOVED_ONCE, openPayoutSite } from '@moien/api/testing/payout-site';
import { rootDirectory } from '@moien/tooling/paths';
import { runCommand } from '@moien/tooling/problem';
import type { TestServer } from '@moien/tooling/testing/database-service';
import { startService } from '@moien/tooling/testing/service';
import { integerOption } from '../harness/integer-option.ts';

const usage = 'npm run campaign -- payouts [--kills 100]';
const databaseService = join(rootDirectory, 'tooling/src/testing/database-service.ts');
/** Transfer, payout, and the look at whether it has arrived. */
const STEPS = [1, 2, 3];

// An owner is paid exactly once, wherever a process ends: so many kills at each point of each step.
await runCommand(async () => {
  const { values } = parseArgs({ options: { kills: { type: 'string', default: '100' } } });
  const kills = integerOption('kills', values.kills, 1, usage);
  const server = await startService<TestServer>(databaseService);
  // Where the database tests of the API look for their server.
  process.env.MOIEN_TEST_SERVER_URL = server.announced.serverUrl;
  process.env.MOIEN_TEST_TEMPLATE = server.announced.template;
  const wrongs: string[] = [];
  try {
    const payouts = await openPayoutSite();
    for (const point of RELEASE_POINTS)
      for (const nth of STEPS) {
        for (let kill = 0; kill < kills; kill += 1) {
          const booking = await payouts.killAt(point, nth);
          const moves = JSON.stringify(await payouts.movesOf(booking));
          const { state } = await payouts.releaseOf(booking);
          if (moves !== JSON.stringify(MOVED_ONCE) || state !== 'paid')
            wrongs.push(`${booking.id}, killed at ${point} of step ${nth}: ${state} ${moves}`);
        }
        console.log(`${point}, step ${nth}: ${kills} kills`);
      }
    const { differences } = await payouts.site.payments.checkLedger();
    wrongs.push(...differences.map((difference) => `ledger: ${JSON.stringify(difference)}`));
    await payouts.site.close();
  } finally {
    await server.stop();
  }
  for (const wrong of wrongs) console.log(wrong);
  console.log(`\n${wrongs.length} wrong`);
  if (wrongs.length > 0) process.exitCode = 1;
});
