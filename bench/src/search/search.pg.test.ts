import { createTestDatabase, type TestDatabase } from '@moien/api/testing/test-database';
import { toDay } from '@moien/contract';
import { loadHomes } from '../marketplace/load-homes.ts';
import type { BenchVocabulary } from '../marketplace/vocabulary.ts';
import { checkSides, measureSearch } from './measure-search.ts';
import { openSides, type SearchSides } from './open-sides.ts';
import { drawQueries } from './queries.ts';

/** The servers know the real day: what is drawn from one day on is still ahead of them on the next. */
const TODAY = toDay(new Date());

let database: TestDatabase;
let vocabulary: BenchVocabulary;
let sides: SearchSides;

beforeAll(async () => {
  database = await createTestDatabase();
  vocabulary = await loadHomes(database.url, { homes: 500, seed: 2, today: TODAY, isWhole: false });
  sides = await openSides(database.url, 2);
}, 120_000);

afterAll(async () => {
  await sides.close();
  await database.drop();
});

function queriesOf(count: number) {
  return drawQueries(vocabulary, count, 3, TODAY);
}

describe('the search bench', () => {
  it('asks for mixed searches, the same for the same seed', () => {
    const queries = queriesOf(60);
    expect(queriesOf(60)).toEqual(queries);
    for (const isThere of [
      queries.some(({ radius }) => radius),
      queries.some(({ arrivalDate }) => arrivalDate),
      queries.some(({ features }) => features.length > 1),
      queries.some(({ maximumPrice }) => maximumPrice),
      queries.some(({ place }) => !place),
    ])
      expect(isThere).toBe(true);
  });

  it('compares sides that find the same homes in the same order', async () => {
    const { bare, raw, uncached, cached } = sides;
    const queries = queriesOf(60);
    await checkSides([bare, raw, uncached, cached], queries);
    const found = await Promise.all(queries.map((query) => cached.find(query)));
    expect(found.filter(({ ids }) => ids.length > 0).length).toBeGreaterThan(10);
  }, 60_000);

  it('notices a side that finds something else', async () => {
    const wrong = { ...sides.bare, find: () => Promise.resolve({ ids: ['nobody'], count: 1, facets: {} }) };
    await expect(checkSides([sides.bare, wrong], queriesOf(1))).rejects.toThrow('find different homes');
  });

  it('gives a sample for each search and round', async () => {
    const [times, cities, throughput] = await measureSearch(
      sides,
      queriesOf(5),
      { rounds: 2, concurrency: 2 },
      'tiny',
    );
    expect(times?.reference.values).toHaveLength(10);
    expect(times?.subjects.map(({ name }) => name)).toEqual(['raw http', 'api, no cache', 'api, cache']);
    const ofCities = queriesOf(5).filter(({ place }) => place).length;
    expect(cities?.reference.values).toHaveLength(2 * ofCities);
    expect(throughput?.subjects.map(({ values }) => values.length)).toEqual([2, 2]);
  }, 60_000);
});
