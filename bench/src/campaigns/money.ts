import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rootDirectory } from '@moien/tooling/paths';
import { runCommand } from '@moien/tooling/problem';
import type { TestServer } from '@moien/tooling/testing/database-service';
import { startService } from '@moien/tooling/testing/service';
import { integerOption } from '../harness/integer-option.ts';
import { playSeeds } from './money/play-seeds.ts';
import { reportSeeds, reportWrongs } from './money/report.ts';
import { runKills } from './money/run-kills.ts';

const usage =
  'npm run campaign -- money [--seeds 100000] [--first 0] [--processes 4] [--kills 200] [--guests 8] [--seed 1]';
const databaseService = join(rootDirectory, 'tooling/src/testing/database-service.ts');

// Money is neither taken twice nor lost, whatever the provider answers and wherever a process ends: injected
// faults by seed in this campaign's own processes, then kills of the API's processes under load.
await runCommand(async () => {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseArgs({
    options: {
      seeds: text('100000'),
      first: text('0'),
      processes: text('4'),
      kills: text('200'),
      guests: text('8'),
      seed: text('1'),
    },
  });
  const read = (name: keyof typeof values, minimum = 0) => integerOption(name, values[name], minimum, usage);
  const server = await startService<TestServer>(databaseService);
  // Where the database tests of the API look for their server.
  process.env.MOIEN_TEST_SERVER_URL = server.announced.serverUrl;
  process.env.MOIEN_TEST_TEMPLATE = server.announced.template;
  let wrongCount = 0;
  try {
    const seeds = read('seeds');
    if (seeds > 0) {
      const played = await playSeeds({
        first: read('first'),
        seeds,
        processes: read('processes', 1),
        say: console.log,
      });
      for (const line of reportSeeds(played)) console.log(line);
      wrongCount += played.wrongs.length;
    }
    const kills = read('kills');
    if (kills > 0) {
      const wrongs = await runKills({
        kills,
        guests: read('guests', 1),
        seed: read('seed', 1),
        say: console.log,
      });
      for (const line of reportWrongs(wrongs)) console.log(line);
      wrongCount += wrongs.length;
    }
  } finally {
    await server.stop();
  }
  console.log(`\n${wrongCount} wrong`);
  if (wrongCount > 0) process.exitCode = 1;
});
