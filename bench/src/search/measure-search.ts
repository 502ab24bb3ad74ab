import { isDeepStrictEqual } from 'node:util';
import { measurePaired, type Side } from '../harness/measure-paired.ts';
import type { Measurement } from '../harness/result-file.ts';
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
    if (!others.every((other) => isDeepStrictEqual(other, first)))
      throw new Error(`Two sides find different homes for ${addressOf(query)}.`);
  }
}

export async function measureSearch(
  { bare, raw, uncached, cached }: SearchSides,
  queries: readonly BenchQuery[],
  { rounds, concurrency }: SearchOptions,
  title: string,
): Promise<Measurement[]> {
  const oneByOne = (side: SearchSide): Side => ({ name: side.name, run: () => timesOf(side, queries) });
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
    { title: `${title}: one search at a time`, unit: 'ms', ...times },
    { title: `${title}: ${concurrency} at once`, unit: 'requests/s', ...throughput },
  ];
}

async function timesOf(side: SearchSide, queries: readonly BenchQuery[]): Promise<number[]> {
  const times: number[] = [];
  for (const query of queries) {
    const start = performance.now();
    await side.ask(query);
    times.push(performance.now() - start);
  }
  return times;
}
