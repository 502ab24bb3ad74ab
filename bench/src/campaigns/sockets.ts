import { parseArgs } from 'node:util';
import { runCommand } from '@moien/tooling/problem';
import { integerOption } from '../harness/integer-option.ts';
import { createBenchDatabase } from '../marketplace/bench-database.ts';
import { problemsOf, reportText } from './sockets/report.ts';
import { runTalks } from './sockets/run-talks.ts';

const usage =
  'npm run campaign -- sockets [--people 5000] [--seconds 600] [--messages 200] [--cut 30] [--kills 3]';
const CUT_SECONDS = 10;
const RECONNECT_MILLISECONDS = 3000;
const SAMPLE_MILLISECONDS = 2000;

// People on two processes write to each other, while connections are cut and a process is killed: every
// message is told once and in order, soon, and memory stays flat.
await runCommand(async () => {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseArgs({
    options: {
      people: text('5000'),
      seconds: text('600'),
      messages: text('200'),
      cut: text('30'),
      kills: text('3'),
    },
  });
  const read = (name: keyof typeof values, minimum: number) =>
    integerOption(name, values[name], minimum, usage);
  const seconds = read('seconds', 1);
  const database = await createBenchDatabase({ isDurable: true });
  try {
    const result = await runTalks({
      databaseUrl: database.url,
      pairs: Math.ceil(read('people', 2) / 2),
      seconds,
      messagesPerSecond: read('messages', 1),
      cutShare: read('cut', 0) / 100,
      cutSeconds: CUT_SECONDS,
      kills: read('kills', 0),
      reconnectMilliseconds: RECONNECT_MILLISECONDS,
      sampleMilliseconds: SAMPLE_MILLISECONDS,
    });
    console.log(reportText(result));
    const problems = problemsOf(result, { seconds, isTimed: true });
    for (const problem of problems) console.log(`FAILED  ${problem}`);
    console.log(problems.length === 0 ? '\n1 passed, 0 failed' : '\n0 passed, 1 failed');
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await database.drop();
  }
});
