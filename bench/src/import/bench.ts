import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { errorText, Problem, runCommand } from '@moien/tooling/problem';
import { keepResult, printMeasurement } from '../harness/report.ts';
import type { Measurement } from '../harness/result-file.ts';
import { median } from '../harness/statistics.ts';
import { createBenchDatabase } from '../marketplace/bench-database.ts';
import { measureImport } from './measure-import.ts';
import { writeFiles } from './write-files.ts';

const usage = 'npm run bench -- import [--listings FILE --calendar FILE] [--rounds 1] [--seed 1]';
/** The sizes of the real files that the aims are about. */
const REAL_SIZES = { homes: 6555, calendarDays: 835_546 };
const AIMS = { homesSeconds: 30, calendarSeconds: 60 };

// The import of homes alone and with their calendar, from files that are given or from generated ones of the
// same size.
await runCommand(async () => {
  const { listings, calendar, rounds, seed } = readOptions();
  const today = new Date().toISOString().slice(0, 10);
  const directory = mkdtempSync(join(tmpdir(), 'moien-bench-import-'));
  try {
    const files =
      listings && calendar ? { listings, calendar } : await writeFiles(directory, REAL_SIZES, today, seed);
    const { measurement, imported } = await measureImport(files, rounds, today, createBenchDatabase);
    printMeasurement(measurement);
    printAims(measurement);
    keepResult('import', {
      options: { listings, calendar, rounds, seed },
      measurements: [measurement],
      notes: { ...imported },
    });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});

/** The time of a calendar is what an import takes longer with it. */
function printAims({ reference, subjects }: Measurement): void {
  const homes = median(reference.values);
  const calendar = median(subjects[0]?.values ?? [Number.NaN]) - homes;
  const { homesSeconds, calendarSeconds } = AIMS;
  console.log(
    `\nhomes ${homes.toFixed(1)} s (aim for ${REAL_SIZES.homes}: below ${homesSeconds} s), ` +
      `calendar ${calendar.toFixed(1)} s (aim for ${REAL_SIZES.calendarDays} days: below ${calendarSeconds} s)`,
  );
}

function readOptions() {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      options: {
        listings: text,
        calendar: text,
        rounds: { ...text, default: '1' },
        seed: { ...text, default: '1' },
      },
    });
    const [rounds, seed] = [Number(values.rounds), Number(values.seed)];
    if (!Number.isInteger(rounds) || rounds < 1 || !Number.isInteger(seed)) {
      throw new Problem('--rounds and --seed must be whole numbers.');
    }
    if (!values.listings !== !values.calendar) throw new Problem('Give both files or none.');
    return { listings: values.listings, calendar: values.calendar, rounds, seed };
  } catch (error) {
    throw new Problem(`${errorText(error)}\n${usage}`);
  }
}
