import { parseArgs } from 'node:util';
import { freePort } from '@moien/tooling/port';
import { Problem, runCommand } from '@moien/tooling/problem';
import { startStack } from '@moien/tooling/testing/stack';
import { documentPathsOf, readKnown, searchPathsOf } from './load/load-paths.ts';
import { measureLoad } from './load/measure-load.ts';
import { problemsOf, reportText } from './load/report.ts';
import { signInPeople } from './load/sign-in-people.ts';

const usage =
  'npm run campaign -- load [--minutes 10] [--searches 200] [--documents 20] [--sockets 1000] [--homes 300]';
const SEED = 13;
const EVERY_MILLISECONDS = 2000;
/** Before the measuring: what is compiled, connected and cached at the beginning is no part of it. */
const WARM_UP_SECONDS = 15;

// Searches and documents at a fixed rate beside open websockets: no error, and a heap that does not grow.
await runCommand(async () => {
  const { minutes, searches, documents, sockets, homes } = readParameters();
  const metricsPort = await freePort('127.0.0.1');
  process.env.METRICS_PORT = String(metricsPort);
  const stack = await startStack({ demo: true, homes });
  try {
    const known = await readKnown(stack.address);
    const plan = {
      address: stack.address,
      searches,
      documents,
      searchPaths: searchPathsOf(known, SEED),
      documentPaths: documentPathsOf(known),
      people: await signInPeople(stack.databaseUrl, sockets),
      seconds: minutes * 60,
    };
    const reading = { metricsAddress: `http://127.0.0.1:${metricsPort}/metrics`, every: EVERY_MILLISECONDS };
    await measureLoad({ ...plan, people: [], seconds: WARM_UP_SECONDS }, reading);
    const report = await measureLoad(plan, reading);
    console.log(reportText(plan, report));
    const problems = problemsOf(plan, report);
    for (const problem of problems) console.log(`FAILED  ${problem}`);
    console.log(problems.length === 0 ? '\n1 passed, 0 failed' : '\n0 passed, 1 failed');
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await stack.close();
  }
});

function readParameters() {
  const names = { minutes: 10, searches: 200, documents: 20, sockets: 1000, homes: 300 };
  const options = Object.fromEntries(Object.keys(names).map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ options });
  const numberOf = (name: keyof typeof names): number => {
    const value = Number(values[name] ?? names[name]);
    if (!Number.isFinite(value) || value <= 0) throw new Problem(usage);
    return value;
  };
  return {
    minutes: numberOf('minutes'),
    searches: numberOf('searches'),
    documents: numberOf('documents'),
    sockets: numberOf('sockets'),
    homes: numberOf('homes'),
  };
}
