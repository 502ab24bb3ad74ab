import { existsSync } from 'node:fs';
import { buildApp, migrate, readConfig } from '@moien/api';
import { importListings } from '@moien/api/import/import-listings';
import { listingPictures } from '@moien/demo/homes/listing-pictures';
import { Problem, runCommand } from '@moien/tooling/problem';
import { progressBar } from '@moien/tooling/progress-bar';
import { runStep } from '@moien/tooling/steps';
import { type Api, readTypeIds } from './brute-force/ask-api.ts';
import { createCampaignDatabase } from './brute-force/campaign-database.ts';
import { compareSearch, describeComparison } from './brute-force/compare-search.ts';
import { type DataSet, dataSetsIn, readTruth } from './brute-force/data-set.ts';
import { dayNumber } from './brute-force/days.ts';
import type { Truth } from './brute-force/home.ts';
import { readSourceIds } from './brute-force/read-source-ids.ts';
import { searches } from './brute-force/searches.ts';

const usage =
  'npm run campaign -- import-truth DIRECTORY, where the directory holds munich-listings.csv.gz, quebec-listings.csv.gz and quebec-calendar.csv.gz';

// Imports whole files of real homes and holds searches of the API against a computation over the files
// themselves.
await runCommand(async () => {
  const dataSets = findDataSets(process.argv[2]);
  const today = new Date().toISOString().slice(0, 10);
  const database = await createCampaignDatabase();
  try {
    await runStep('migrate', (report) => migrate(database.url, { onProgress: report }));
    const outcomes: boolean[] = [];
    const truths: Truth[] = [];
    for (const dataSet of dataSets) {
      const truth = readTruth(dataSet, today);
      truths.push(truth);
      outcomes.push(await importAndCount(database.url, dataSet, truth, today));
    }
    outcomes.push(...(await compareAll(database.url, truths, today)));
    const failed = outcomes.filter((isRight) => !isRight).length;
    console.log(`\n${outcomes.length - failed} passed, ${failed} failed`);
    if (failed > 0) process.exitCode = 1;
  } finally {
    await database.drop();
  }
});

function findDataSets(directory: string | undefined): DataSet[] {
  if (!directory) throw new Problem(usage);
  const dataSets = dataSetsIn(directory);
  for (const path of dataSets.flatMap(({ listings, calendar = listings }) => [listings, calendar])) {
    if (!existsSync(path)) throw new Problem(`There is no file ${path}: ${usage}.`);
  }
  return dataSets;
}

/** Imports one place and says whether the numbers of rows are those of its files. */
async function importAndCount(
  databaseUrl: string,
  { name, currency, listings, calendar }: DataSet,
  truth: Truth,
  today: string,
): Promise<boolean> {
  const report = await runStep(name, (say) =>
    importListings(databaseUrl, {
      picturesOf: listingPictures,
      listings,
      calendar,
      currency,
      ...(calendar === undefined ? {} : { shiftTo: today }),
      onProgress: (progress) => say(progressBar(progress)),
    }),
  );
  const counted = [
    ['imported', report.imported, truth.homes.length],
    ['without a price', report.unpublished, truth.homes.filter(({ price }) => price === null).length],
    ['skipped', report.skipped.length, truth.badListings],
    ['days', report.calendarDays, truth.calendarDays],
    ['days skipped', report.calendarSkipped.length, truth.badDays],
  ] as const;
  const isRight = counted.every(([, count, expected]) => count === expected);
  const parts = counted.map(([what, count, expected]) =>
    count === expected ? `${count} ${what}` : `${count} instead of ${expected} ${what}`,
  );
  console.log(`${isRight ? 'passed' : 'FAILED'}  rows of ${name}: ${parts.join(', ')}`);
  return isRight;
}

async function compareAll(databaseUrl: string, truths: Truth[], today: string): Promise<boolean[]> {
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    DEVELOPMENT: 'on',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
  });
  // A campaign that runs over midnight stays on the day of its import.
  const app = await buildApp(config, { now: () => new Date(`${today}T12:00:00Z`) });
  try {
    const api: Api = { inject: (request) => app.inject(request) };
    const ground = {
      api,
      types: await readTypeIds(api),
      homes: truths.flatMap(({ homes }) => homes),
      sourceIds: await readSourceIds(databaseUrl),
      today: dayNumber(today),
    };
    const outcomes: boolean[] = [];
    for (const search of searches) {
      const comparison = await compareSearch(ground, search);
      console.log(describeComparison(comparison));
      outcomes.push(comparison.isEqual);
    }
    return outcomes;
  } finally {
    await app.close();
  }
}
