import { openBookingSite } from './booking-site.ts';
import { openBurst } from './burst.ts';
import { RACES } from './races.ts';
import { RACES_BELOW_HTTP } from './races-below-http.ts';
import { RACES_OF_EDITS } from './races-of-edits.ts';

type RaceOptions = {
  guests: number;
  processes: number;
  sandboxOrigin: string;
  say: (line: string) => void;
};

/** Every race on the server that the environment names. @returns the problems of each race */
export async function runRaces({ guests, processes, sandboxOrigin, say }: RaceOptions): Promise<string[][]> {
  const burst = await openBurst(processes);
  const all: string[][] = [];
  try {
    const site = await openBookingSite(burst, sandboxOrigin);
    try {
      const { rows } = await site.client.query('show server_version');
      say(`\nPostgreSQL ${rows[0].server_version}, ${guests} at once in ${processes} processes`);
      for (const { name, run } of [...RACES, ...RACES_OF_EDITS, ...RACES_BELOW_HTTP]) {
        const started = performance.now();
        const { line, problems } = await run(site, guests);
        say(`${name.padEnd(18)} ${line}  (${((performance.now() - started) / 1000).toFixed(1)} s)`);
        for (const problem of problems) say(`  FAILED  ${problem}`);
        all.push(problems);
      }
    } finally {
      await site.close();
    }
  } finally {
    burst.close();
  }
  return all;
}
