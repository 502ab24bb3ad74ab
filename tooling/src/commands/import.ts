import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type ImportOptions,
  type ImportProgress,
  type ImportReport,
  importListings,
} from '@moien/api/import/import-listings';
import { isCurrencyCode, isDay } from '@moien/contract';
import { listingPictures } from '@moien/demo/homes/listing-pictures';
import { orAborted } from '../abort.ts';
import { migrateDatabase, openDatabase } from '../postgres/database.ts';
import { errorCode, errorText, Problem, runCommand } from '../problem.ts';
import { progressBar } from '../progress-bar.ts';
import { untilSignal } from '../site/shutdown.ts';
import { checkVarDirectory } from '../site/var-directory.ts';
import { type Report, runStep } from '../steps.ts';

const usage =
  'npm run import -- --listings FILE.csv[.gz] [--calendar FILE.csv[.gz]] --currency EUR [--owner EMAIL] [--shift-to YYYY-MM-DD]';
/** More skipped rows than these are counted, not listed. */
const listed = 20;

await runCommand(async () => {
  const parameters = readParameters();
  checkVarDirectory();
  const { report, close } = await untilSignal(async (signal) => {
    const database = await runStep('database', (say) => openDatabase(say, signal));
    try {
      return { report: await orAborted(load(database.url, parameters), signal), close: database.stop };
    } catch (error) {
      await database.stop();
      throw error;
    }
  });
  await close();
  const { imported, unpublished, calendarDays } = report;
  console.log(
    `\n${imported} homes imported, ${unpublished} of them not published, ${calendarDays} days in their calendars`,
  );
  printSkipped(parameters.listings, report.skipped);
  if (parameters.calendar) printSkipped(parameters.calendar, report.calendarSkipped);
  if (imported === 0) process.exitCode = 1;
});

/** All or nothing: an interrupted import is undone when its connection closes. */
async function load(databaseUrl: string, parameters: Parameters): Promise<ImportReport> {
  await runStep('migrate', (say) => migrateDatabase(databaseUrl, say));
  const onProgress = (say: Report) => (progress: ImportProgress) => say(progressBar(progress));
  return runStep('import', (say) =>
    importListings(databaseUrl, {
      ...parameters,
      picturesOf: listingPictures,
      onProgress: onProgress(say),
    }).catch(asProblem),
  );
}

/**
 * What the import itself says of a file is a sentence for the person; broken connections and bugs are not.
 */
function asProblem(error: unknown): never {
  if (error instanceof Error && error.constructor === Error && errorCode(error) === undefined) {
    throw new Problem(error.message);
  }
  throw error;
}

function printSkipped(path: string, skipped: ImportReport['skipped']): void {
  if (skipped.length === 0) return;
  console.log(`${basename(path)}: ${skipped.length} ${skipped.length === 1 ? 'row' : 'rows'} skipped`);
  for (const { line, reason } of skipped.slice(0, listed)) console.log(`  line ${line}: ${reason}`);
  if (skipped.length > listed) console.log(`  … and ${skipped.length - listed} more`);
}

type Parameters = Omit<ImportOptions, 'onProgress' | 'picturesOf'>;

function readParameters(): Parameters {
  const { values } = readFlags();
  const { listings, calendar, currency, owner } = values;
  if (!listings || !currency) throw new Problem(`Which file, and in which currency? ${usage}`);
  for (const path of [listings, calendar]) {
    if (path === undefined) continue;
    const file = statSync(path, { throwIfNoEntry: false });
    if (!file) throw new Problem(`There is no file ${path}.`);
    if (file.isDirectory()) throw new Problem(`${path} is a folder: name a file in it.`);
  }
  const shiftTo = values['shift-to'];
  if (!isCurrencyCode(currency)) throw new Problem(`${currency} is no currency that homes are priced in.`);
  if (shiftTo !== undefined && !isDay(shiftTo)) throw new Problem(`${shiftTo} is no day as YYYY-MM-DD.`);
  return { listings, calendar, currency, ownerEmail: owner, shiftTo };
}

function readFlags() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      options: { listings: text, calendar: text, currency: text, owner: text, 'shift-to': text },
    });
  } catch (error) {
    throw new Problem(`${errorText(error)}\n${usage}`);
  }
}
