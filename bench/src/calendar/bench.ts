import { parseArgs } from 'node:util';
import { toDay } from '@moien/contract';
import { runCommand } from '@moien/tooling/problem';
import { integerOption } from '../harness/integer-option.ts';
import { keepResult, printMeasurement } from '../harness/report.ts';
import { createBenchDatabase } from '../marketplace/bench-database.ts';
import { loadHomes } from '../marketplace/load-homes.ts';
import { measureEdits } from './measure-edits.ts';

const usage = 'npm run bench -- calendar [--homes 50] [--days 365] [--others 10000] [--rounds 10]';

// An owner sets all days of many homes at once, beside the same rows written by hand; then how soon a search
// shows it.
await runCommand(async () => {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseArgs({
    options: { homes: text('50'), days: text('365'), others: text('10000'), rounds: text('10') },
  });
  const read = (name: keyof typeof values) => integerOption(name, values[name], 1, usage);
  const options = {
    homes: read('homes'),
    days: read('days'),
    others: read('others'),
    rounds: read('rounds'),
  };
  const database = await createBenchDatabase({ isDurable: true });
  try {
    await loadHomes(database.url, {
      homes: options.others,
      seed: 1,
      today: toDay(new Date()),
      isWhole: false,
    });
    const measurements = await measureEdits(database.url, options);
    measurements.forEach(printMeasurement);
    keepResult('calendar', { options, measurements });
  } finally {
    await database.drop();
  }
});
