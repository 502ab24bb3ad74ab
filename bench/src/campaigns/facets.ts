import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildApp, migrate, readConfig } from '@moien/api';
import { importListings } from '@moien/api/import/import-listings';
import { createRandom } from '@moien/api/lib/random';
import { listingPictures } from '@moien/demo/homes/listing-pictures';
import { errorText, Problem, runCommand } from '@moien/tooling/problem';
import { progressBar } from '@moien/tooling/progress-bar';
import { runStep } from '@moien/tooling/steps';
import type { Api } from './brute-force/ask-api.ts';
import { createCampaignDatabase } from './brute-force/campaign-database.ts';
import { type DataSet, dataSetsIn } from './brute-force/data-set.ts';
import { compareState } from './brute-force/facets/compare-state.ts';
import { drawState } from './brute-force/facets/draw-state.ts';
import { readGround } from './brute-force/facets/read-ground.ts';

const usage =
  'npm run campaign -- facets DIRECTORY [--states 2000] [--asked all|20] [--seed 1], where the directory holds munich-listings.csv.gz, quebec-listings.csv.gz and quebec-calendar.csv.gz';
const WRONG_SHOWN = 20;

// Holds what a search answers for random filter states on real homes against a look at every one of them: the
// homes, and each count beside a choice, which must also be the count that the API answers once the choice is
// made.
await runCommand(async () => {
  const options = readOptions();
  const today = new Date().toISOString().slice(0, 10);
  const database = await createCampaignDatabase();
  try {
    await runStep('migrate', (report) => migrate(database.url, { onProgress: report }));
    for (const dataSet of options.dataSets) await importHomes(database.url, dataSet, today);
    const wrong = await compareStates(database.url, today, options);
    for (const line of wrong.slice(0, WRONG_SHOWN)) console.log(`FAILED  ${line}`);
    console.log(`\n${options.states} states, ${wrong.length} answers wrong`);
    if (wrong.length > 0) process.exitCode = 1;
  } finally {
    await database.drop();
  }
});

interface Options {
  readonly dataSets: DataSet[];
  readonly states: number;
  readonly asked: number | 'all';
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
  const whole = (text: string) => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < 0) throw new Problem(usage);
    return value;
  };
  const asked = values.asked === 'all' ? 'all' : whole(values.asked);
  return { dataSets, asked, states: whole(values.states), seed: whole(values.seed) };
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        states: { type: 'string', default: '2000' },
        asked: { type: 'string', default: '20' },
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
  await runStep(name, (say) =>
    importListings(databaseUrl, {
      picturesOf: listingPictures,
      listings,
      calendar,
      currency,
      ...(calendar === undefined ? {} : { shiftTo: today }),
      onProgress: (progress) => say(progressBar(progress)),
    }),
  );
}

async function compareStates(
  databaseUrl: string,
  today: string,
  { states, asked, seed }: Options,
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
    const ground = await readGround(databaseUrl, today);
    const random = createRandom(seed);
    const wrong: string[] = [];
    await runStep(`${states} states`, async (say) => {
      for (let done = 1; done <= states; done += 1) {
        wrong.push(...(await compareState(ground, api, drawState(ground, random), { random, asked })));
        say(`${done} of ${states}, ${wrong.length} wrong`);
      }
    });
    return wrong;
  } finally {
    await app.close();
  }
}
