import { isDeepStrictEqual } from 'node:util';
import {
  measurePaired,
  type PairedSamples,
  pick,
  type Samples,
  type Side,
} from '../harness/measure-paired.ts';
import type { Measurement } from '../harness/result-file.ts';
import type { Found } from './found.ts';
import { runBounded } from './http-client.ts';
import type { SearchSide, SearchSides } from './open-sides.ts';
import { addressOf, type BenchQuery } from './queries.ts';

export interface SearchOptions {
  readonly rounds: number;
  /** How many searches are under way at once when throughput is measured. */
  readonly concurrency: number;
}

/**
 * That all sides find the same homes in the same order.
 * @throws with the search for which they do not
 */
export async function checkSides(
  sides: readonly SearchSide[],
  queries: readonly BenchQuery[],
): Promise<void> {
  for (const query of queries) {
    const [first, ...others] = await Promise.all(sides.map((side) => side.find(query)));
    if (first && !others.every((other) => findsTheSame(first, other)))
      throw new Error(`Two sides find different homes for ${addressOf(query)}.`);
  }
}

/** Facets that one side does not count are compared by nobody. */
function findsTheSame(first: Found, other: Found): boolean {
  const facets = first.facets && other.facets ? first.facets : other.facets;
  return isDeepStrictEqual({ ...first, facets }, other);
}

export async function measureSearch(
  { bare, raw, uncached, cached }: SearchSides,
  queries: readonly BenchQuery[],
  { rounds, concurrency }: SearchOptions,
  title: string,
): Promise<Measurement[]> {
  const oneByOne = (side: SearchSide): Side<SearchTime> => ({
    name: side.name,
    run: () => timesOf(side, queries),
  });
  const atOnce = (side: SearchSide): Side => ({
    name: side.name,
    run: async () => {
      const tasks = queries.map((query) => () => side.ask(query));
      return [queries.length / (await runBounded(tasks, concurrency))];
    },
  });
  const times = await measurePaired(oneByOne(bare), [raw, uncached, cached].map(oneByOne), { rounds });
  const throughput = await measurePaired(atOnce(raw), [uncached, cached].map(atOnce), { rounds });
  return [
    {
      title: `${title}: one search at a time`,
      unit: 'ms',
      ...pick(times, ({ milliseconds }) => milliseconds),
    },
    {
      title: `${title}: of a city or round one`,
      unit: 'ms in cities',
      ...pick(onlyOfCities(times), ({ milliseconds }) => milliseconds),
    },
    { title: `${title}: ${concurrency} at once`, unit: 'requests/s', ...throughput },
  ];
}

/**
 * How long an answer took, and whether the search was for a city or a circle: the rest looks at a country or
 * everywhere.
 */
interface SearchTime {
  readonly milliseconds: number;
  readonly isOfCity: boolean;
}

async function timesOf(side: SearchSide, queries: readonly BenchQuery[]): Promise<SearchTime[]> {
  const times: SearchTime[] = [];
  for (const query of queries) {
    const start = performance.now();
    await side.ask(query);
    times.push({ milliseconds: performance.now() - start, isOfCity: query.place !== undefined });
  }
  return times;
}

function onlyOfCities({ reference, again, subjects }: PairedSamples<SearchTime>): PairedSamples<SearchTime> {
  const filter = ({ name, values }: Samples<SearchTime>) => ({
    name,
    values: values.filter(({ isOfCity }) => isOfCity),
  });
  return { reference: filter(reference), again: filter(again), subjects: subjects.map(filter) };
}
