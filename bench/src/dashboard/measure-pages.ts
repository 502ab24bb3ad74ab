import { loadavg } from 'node:os';
import { measurePaired, type Side } from '../harness/measure-paired.ts';
import type { Measurement } from '../harness/result-file.ts';
import { createHttpClient } from '../search/http-client.ts';
import { PAGES } from './pages.ts';
import type { Somebody } from './people.ts';

/** Calls one after the other, of each side in each round. */
const CALLS = 10;
/** So that every connection of the pool has planned its statements. */
const WARM_UPS = 4;

type Sides = { busy: Somebody; idle: Somebody };
/** The machine's load of the last minute says how far a measurement can be trusted. */
export type MeasuredPage = Measurement & { load: number };

/** The call of each page, of who has much beside who has nothing. */
export async function measurePages(
  address: string,
  { busy, idle }: Sides,
  { rounds, only }: { rounds: number; only: string | undefined },
): Promise<MeasuredPage[]> {
  const http = createHttpClient(1);
  const sideOf = (name: string, path: string, { cookie }: Somebody): Side => ({
    name,
    async run() {
      const samples: number[] = [];
      for (let call = 0; call < CALLS; call += 1) {
        const start = performance.now();
        await http.read(`${address}${path}`, { cookie });
        samples.push(performance.now() - start);
      }
      return samples;
    },
  });
  try {
    const measured: MeasuredPage[] = [];
    for (const { name, pathOf } of PAGES) {
      if (only !== undefined && !name.includes(only)) continue;
      const samples = await measurePaired(
        sideOf('nothing', pathOf(idle), idle),
        [sideOf('much', pathOf(busy), busy)],
        { rounds, warmUps: WARM_UPS },
      );
      measured.push({ title: name, unit: 'ms', load: loadavg()[0] ?? Number.NaN, ...samples });
    }
    return measured;
  } finally {
    http.close();
  }
}
