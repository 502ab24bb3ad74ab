import { parseArgs } from 'node:util';
import { toDay } from '@moien/contract';
import { errorText, Problem, runCommand } from '@moien/tooling/problem';
import { integerOption } from '../harness/integer-option.ts';
import { keepResult, printMeasurement } from '../harness/report.ts';
import type { Measurement } from '../harness/result-file.ts';
import { createBenchDatabase } from '../marketplace/bench-database.ts';
import { loadHomes } from '../marketplace/load-homes.ts';
import { printGrowth } from './growth.ts';
import { checkSides, measureSearch } from './measure-search.ts';
import { openSides } from './open-sides.ts';
import { drawQueries } from './queries.ts';

const usage =
  'npm run bench -- search [--sizes 10000,100000] [--queries 300] [--rounds 6] [--concurrency 10] [--seed 1] [--mixed]';
/** Up to this many homes also the rows are written that no search reads. */
const WHOLE_MAXIMUM = 2000;

// GET /api/properties over HTTP, beside the same search as bare SQL and beside a server written by hand.
await runCommand(async () => {
  const options = readOptions();
  const measurements: Measurement[] = [];
  const seconds: Record<number, number> = {};
  for (const homes of options.sizes) {
    const database = await createBenchDatabase();
    try {
      const today = toDay(new Date());
      const start = performance.now();
      const isWhole = homes <= WHOLE_MAXIMUM;
      const vocabulary = await loadHomes(database.url, {
        homes,
        seed: options.seed,
        today,
        isWhole,
        isMixed: options.mixed,
      });
      seconds[homes] = (performance.now() - start) / 1000;
      console.log(`\n${homes} homes loaded in ${seconds[homes].toFixed(1)} s`);
      const queries = drawQueries(vocabulary, options.queries, options.seed, today);
      const sides = await openSides(database.url, options.concurrency);
      try {
        await checkSides([sides.bare, sides.raw, sides.uncached, sides.cached], queries);
        const measured = await measureSearch(sides, queries, options, `${homes} homes`);
        measured.forEach(printMeasurement);
        measurements.push(...measured);
      } finally {
        await sides.close();
      }
    } finally {
      await database.drop();
    }
  }
  printGrowth(measurements);
  keepResult('search', { options: { ...options }, measurements, notes: { loadSeconds: seconds } });
});

function readOptions() {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = readFlags();
  const read = (name: Exclude<keyof typeof values, 'mixed'>) => integerOption(name, values[name], 1, usage);
  return {
    sizes: values.sizes.split(',').map((size) => integerOption('sizes', size, 1, usage)),
    queries: read('queries'),
    rounds: read('rounds'),
    concurrency: read('concurrency'),
    seed: read('seed'),
    /** Homes lie as they came one by one, not city by city. */
    mixed: values.mixed,
  };

  function readFlags() {
    try {
      return parseArgs({
        options: {
          sizes: text('10000,100000'),
          queries: text('300'),
          rounds: text('6'),
          concurrency: text('10'),
          seed: text('1'),
          mixed: { type: 'boolean', default: false },
        },
      });
    } catch (error) {
      throw new Problem(`${errorText(error)}\n${usage}`);
    }
  }
}
