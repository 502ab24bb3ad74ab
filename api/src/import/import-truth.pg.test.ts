import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTypeIds } from '@moien/bench/campaigns/brute-force/ask-api';
import {
  compareSearch,
  describeComparison,
  type Ground,
} from '@moien/bench/campaigns/brute-force/compare-search';
import { dataSetsIn, readTruth } from '@moien/bench/campaigns/brute-force/data-set';
import { dayNumber } from '@moien/bench/campaigns/brute-force/days';
import type { Truth } from '@moien/bench/campaigns/brute-force/home';
import { readSourceIds } from '@moien/bench/campaigns/brute-force/read-source-ids';
import { searches } from '@moien/bench/campaigns/brute-force/searches';
import { writeSample } from '@moien/bench/campaigns/brute-force/write-sample';
import { listingPictures } from '@moien/demo/homes/listing-pictures';
import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type ImportReport, importListings } from './import-listings.ts';

const SEED = 20_210_412;
const TODAY = '2027-01-10';

let directory: string;
let database: TestDatabase;
let app: FastifyInstance;
let ground: Ground;
const truths: Truth[] = [];
const reports: ImportReport[] = [];

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'moien-import-truth-'));
  writeSample(directory, SEED);
  database = await createTestDatabase();
  for (const dataSet of dataSetsIn(directory)) {
    truths.push(readTruth(dataSet, TODAY));
    const { listings, calendar, currency } = dataSet;
    const shiftTo = calendar === undefined ? undefined : TODAY;
    reports.push(
      await importListings(database.url, {
        picturesOf: listingPictures,
        listings,
        calendar,
        currency,
        shiftTo,
        today: TODAY,
        onProgress: () => undefined,
      }),
    );
  }
  app = await buildTestApp(database.url, { today: TODAY });
  ground = {
    api: app,
    types: await readTypeIds(app),
    homes: truths.flatMap(({ homes }) => homes),
    sourceIds: await readSourceIds(database.url),
    today: dayNumber(TODAY),
  };
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
  rmSync(directory, { recursive: true });
});

describe('imported homes, against a computation over the files that shares no code with the API', () => {
  it('are those of the usable rows', () => {
    const counts = reports.map(({ imported, unpublished, skipped, calendarDays, calendarSkipped }) => ({
      imported,
      unpublished,
      skipped: skipped.length,
      calendarDays,
      calendarSkipped: calendarSkipped.length,
    }));
    expect(counts).toEqual(
      truths.map(({ homes, badListings, calendarDays, badDays }) => ({
        imported: homes.length,
        unpublished: homes.filter(({ price }) => price === null).length,
        skipped: badListings,
        calendarDays,
        calendarSkipped: badDays,
      })),
    );
    expect(counts.map(({ imported, skipped }) => [imported, skipped])).toEqual([
      [180, 0],
      [180, 8],
    ]);
  });

  it.each(searches.map((search) => [search.title, search] as const))('%s', async (title, search) => {
    const comparison = await compareSearch(ground, search);
    expect(describeComparison(comparison)).toBe(`passed  ${title}: ${comparison.expectedCount} homes`);
  });
});
