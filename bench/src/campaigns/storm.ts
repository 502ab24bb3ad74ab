import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Problem, runCommand } from '@moien/tooling/problem';
import { untilSignal } from '@moien/tooling/site/shutdown';
import { problemsOf, reportLines, struckLine } from './storm/report.ts';
import { runStorm, type StormOptions, type StormOutcome } from './storm/run-storm.ts';
import type { Deployment } from './storm/storm-site.ts';

const usage =
  'npm run campaign -- storm [--deployment one|split] [--faults 100] [--minutes 15] [--seed 1] [--writers 20] [--readers 20] [--kinds KIND,KIND] [--output FILE]';
const DEPLOYMENTS: readonly Deployment[] = ['one', 'split'];
const HOMES = 300;
const LASTING_MILLISECONDS = [500, 6000] as const;

// Kills, freezes and cuts off what a site is made of, under load, and compares what it said with what it has.
await runCommand(async () => {
  const { deployments, output, ...options } = readParameters();
  const { outcomes } = await untilSignal(async (signal) => {
    const outcomes: StormOutcome[] = [];
    for (const deployment of deployments) outcomes.push(await runOne({ ...options, deployment }, signal));
    return { outcomes, close: async () => undefined };
  });
  if (output) writeFileSync(output, JSON.stringify(outcomes));
  process.exit(outcomes.every((outcome) => problemsOf(outcome).length === 0) ? 0 : 1);
});

async function runOne(options: StormOptions, signal: AbortSignal): Promise<StormOutcome> {
  console.log(`\ndeployment ${options.deployment}, seed ${options.seed}`);
  const outcome = await runStorm(
    options,
    { say: (line) => console.log(`      ${line}`), sayStruck: (struck) => console.log(struckLine(struck)) },
    signal,
  );
  for (const line of reportLines(outcome)) console.log(line);
  return outcome;
}

type Parameters = Omit<StormOptions, 'deployment'> & { deployments: readonly Deployment[]; output?: string };

function readParameters(): Parameters {
  const names = ['deployment', 'faults', 'minutes', 'seed', 'writers', 'readers', 'kinds', 'output'] as const;
  const { values } = parseArgs({
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  }) as { values: Partial<Record<(typeof names)[number], string>> };
  const { output } = values;
  const kinds = values.kinds?.split(',');
  const deployments = DEPLOYMENTS.filter((name) => name === (values.deployment ?? name));
  const minutes = Number(values.minutes ?? 15);
  const [faults, seed, writers, readers] = [
    values.faults ?? 100,
    values.seed ?? 1,
    values.writers ?? 20,
    values.readers ?? 20,
  ].map(Number);
  const counts = { faults, seed, writers, readers } as Record<
    'faults' | 'seed' | 'writers' | 'readers',
    number
  >;
  const isWrong = Object.values(counts).some((count) => !Number.isInteger(count) || count < 1);
  if (isWrong || !(minutes > 0) || deployments.length === 0) throw new Problem(usage);
  return { ...counts, minutes, deployments, kinds, output, homes: HOMES, lasting: LASTING_MILLISECONDS };
}
