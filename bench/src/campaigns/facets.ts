import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildApp, migrate, readConfig } from '@moien/api';
import { importListings } from '@moien/api/import/import-listings';
import { createRandom } from '@moien/api/lib/random';
import { listingPictures } from '@moien/demo/homes/listing-pictures';
import { errorText, Problem, runCommand } from '@moien/tooling/problem';
import { progressBar } from '@moien/tooling/progress-bar';
import { runStep } from '@moien/tooling/steps';
import { integerOption } from '../harness/integer-option.ts';
import type { Api } from './brute-force/ask-api.ts';
import { createCampaignDatabase } from './brute-force/campaign-database.ts';
import { type DataSet, dataSetsIn } from './brute-force/data-set.ts';
import { compareState } from './brute-force/facets/compare-state.ts';
import { drawState } from './brute-force/facets/draw-state.ts';
import { readReferenceData } from './brute-force/facets/read-reference-data.ts';

const usage =
  'npm run campaign -- facets DIRECTORY [--states 2000] [--verified-choices all|20] [--seed 1], where the directory holds munich-listings.csv.gz, quebec-listings.csv.gz and quebec-calendar.csv.gz';
const MAXIMUM_ERRORS_PRINTED = 20;

// Compares search results and facet counts for random filters with a full scan of all homes; a facet's count
// must equal the count after choosing it.
await runCommand(async () => {
  const options = readOptions();
  const today = new Date().toISOString().slice(0, 10);
  const database = await createCampaignDatabase();
  try {
    await runStep('migrate', (report) => migrate(database.url, { onProgress: report }));
    for (const dataSet of options.dataSets) await importHomes(database.url, dataSet, today);
    const wrong = await compareStates(database.url, today, options);
    for (const line of wrong.slice(0, MAXIMUM_ERRORS_PRINTED)) console.log(`FAILED  ${line}`);
    console.log(`\n${options.states} states, ${wrong.length} answers wrong`);
    if (wrong.length > 0) process.exitCode = 1;
  } finally {
    await database.drop();
  }
});

interface Options {
  readonly dataSets: DataSet[];
  readonly states: number;
  readonly verifiedChoiceCount: number | 'all';
  readonly seed: number;
}

function readOptions(): Options {
  const { values, positionals } = readArguments();
  const [directory] = positionals;
  if (!directory) throw new Problem(usage);
  const dataSets = dataSetsIn(directory);
  for (const path of dataSets.flatMap(({ listings, calendar = listings }) => [listings, calendar])) {
    if (!existsSync(path)) throw new Problem(`There is no file ${path}: ${usage}.`);
  }
  const read = (name: keyof typeof values) => integerOption(name, values[name], 0, usage);
  return {
    dataSets,
    verifiedChoiceCount: values['verified-choices'] === 'all' ? 'all' : read('verified-choices'),
    states: read('states'),
    seed: read('seed'),
  };
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        states: { type: 'string', default: '2000' },
        'verified-choices': { type: 'string', default: '20' },
        seed: { type: 'string', default: '1' },
      },
    });
  } catch (error) {
    throw new Problem(`${errorText(error)}\n${usage}`);
  }
}

async function importHomes(
  databaseUrl: string,
  { name, currency, listings, calendar }: DataSet,
  today: string,
): Promise<void> {
  await runStep(name, (report) =>
    importListings(databaseUrl, {
      picturesOf: listingPictures,
      listings,
      calendar,
      currency,
      ...(calendar === undefined ? {} : { shiftTo: today }),
      onProgress: (progress) => report(progressBar(progress)),
    }),
  );
}

async function compareStates(
  databaseUrl: string,
  today: string,
  { states, verifiedChoiceCount, seed }: Options,
): Promise<string[]> {
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
    const referenceData = await readReferenceData(databaseUrl, today);
    const random = createRandom(seed);
    const wrong: string[] = [];
    await runStep(`${states} states`, async (report) => {
      for (let done = 1; done <= states; done += 1) {
        const state = drawState(referenceData, random);
        wrong.push(...(await compareState(referenceData, api, state, { random, verifiedChoiceCount })));
        report(`${done} of ${states}, ${wrong.length} wrong`);
      }
    });
    return wrong;
  } finally {
    await app.close();
  }
}
