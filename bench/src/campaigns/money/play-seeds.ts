import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { SeedsResult } from '@moien/api/testing/money/run-seeds';

/** Of one database, whose provider keeps everything in memory. */
const SEEDS_PER_PART = 250;
const SAY_MILLISECONDS = 60_000;

type Options = { first: number; seeds: number; processes: number; say: (line: string) => void };

/** Plays seeds in several processes, each on databases of its own. @returns what came of all of them */
export async function playSeeds({ first, seeds, processes, say }: Options): Promise<SeedsResult> {
  const total: SeedsResult = { wrongs: [], faults: {}, deaths: {}, states: {} };
  const parts = partsOf(first, seeds).values();
  const started = performance.now();
  let [played, said] = [0, started];
  const work = async () => {
    const worker = fork(join(import.meta.dirname, 'seeds-worker.ts'));
    try {
      for (const part of parts) {
        addResult(total, await play(worker, part));
        played += part.count;
        if (performance.now() - said < SAY_MILLISECONDS) continue;
        said = performance.now();
        say(`${played} of ${seeds}, ${perSecond(played, started)} a second, ${total.wrongs.length} wrong`);
      }
    } finally {
      worker.disconnect();
    }
  };
  await Promise.all(Array.from({ length: processes }, work));
  say(`${played} seeds, ${perSecond(played, started)} a second`);
  return total;
}

type Part = { first: number; count: number };

function partsOf(first: number, seeds: number): Part[] {
  return Array.from({ length: Math.ceil(seeds / SEEDS_PER_PART) }, (_part, index) => ({
    first: first + index * SEEDS_PER_PART,
    count: Math.min(SEEDS_PER_PART, seeds - index * SEEDS_PER_PART),
  }));
}

function play(worker: ChildProcess, part: Part): Promise<SeedsResult> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error(`The process of the seeds from ${part.first} on has ended.`));
    worker.once('exit', onExit);
    worker.once('message', (result: SeedsResult) => {
      worker.off('exit', onExit);
      resolve(result);
    });
    worker.send(part);
  });
}

function addResult(total: SeedsResult, { wrongs, ...counts }: SeedsResult): void {
  total.wrongs.push(...wrongs);
  for (const name of ['faults', 'deaths', 'states'] as const)
    for (const [key, count] of Object.entries(counts[name]))
      total[name][key] = (total[name][key] ?? 0) + count;
}

function perSecond(count: number, started: number): string {
  return ((count * 1000) / (performance.now() - started)).toFixed(1);
}
