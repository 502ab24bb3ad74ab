import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runHistories } from '@moien/api/testing/histories/run-histories';
import { rootDirectory } from '@moien/tooling/paths';
import { runCommand } from '@moien/tooling/problem';
import type { TestServer } from '@moien/tooling/testing/database-service';
import { startService } from '@moien/tooling/testing/service';
import { integerOption } from '../harness/integer-option.ts';
import { list } from './money/report.ts';

const usage = 'npm run campaign -- histories [--histories 1000] [--first 0] [--differences 50]';
const databaseService = join(rootDirectory, 'tooling/src/testing/database-service.ts');

/** Of one database, whose provider keeps everything in memory. */
const HISTORIES_PER_PART = 20;

// What owners are shown of their money equals invoices, ledger and provider, and what does not is found.
await runCommand(async () => {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseArgs({
    options: { histories: text('1000'), first: text('0'), differences: text('50') },
  });
  const read = (name: keyof typeof values, minimum = 0) => integerOption(name, values[name], minimum, usage);
  const [first, count, differences] = [read('first'), read('histories', 1), read('differences')];
  const server = await startService<TestServer>(databaseService);
  // Where the database tests of the API look for their server.
  process.env.MOIEN_TEST_SERVER_URL = server.announced.serverUrl;
  process.env.MOIEN_TEST_TEMPLATE = server.announced.template;
  let wrongCount = 0;
  const events: Record<string, number> = {};
  const planted: Record<string, number> = {};
  const parts = Math.ceil(count / HISTORIES_PER_PART);
  try {
    for (let part = 0; part < parts; part += 1) {
      const done = part * HISTORIES_PER_PART;
      const result = await runHistories({
        first: first + done,
        count: Math.min(HISTORIES_PER_PART, count - done),
        differences: differencesOf(part, parts, differences),
        onWrong: (wrong) => console.log(`  FAILED  ${wrong}`),
      });
      wrongCount += result.wrongs.length;
      addCounts(events, result.events);
      addCounts(planted, result.planted);
      console.log(`${Math.min(done + HISTORIES_PER_PART, count)} of ${count}, ${wrongCount} wrong`);
    }
  } finally {
    await server.stop();
  }
  console.log(`${list(events)}\nplanted: ${list(planted)}`);
  console.log(`\n${wrongCount} wrong`);
  if (wrongCount > 0) process.exitCode = 1;
});

/** Spread over the parts. */
function differencesOf(part: number, parts: number, all: number): number {
  return Math.floor(((part + 1) * all) / parts) - Math.floor((part * all) / parts);
}

function addCounts(total: Record<string, number>, counts: Readonly<Record<string, number>>): void {
  for (const [name, count] of Object.entries(counts)) total[name] = (total[name] ?? 0) + count;
}
