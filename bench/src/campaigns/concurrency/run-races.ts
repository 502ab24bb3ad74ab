import { openBookingStage } from './booking-stage.ts';
import { RACES } from './races.ts';
import { RACES_BELOW_HTTP } from './races-below-http.ts';
import { openRush } from './rush.ts';

type Wishes = {
  guests: number;
  processes: number;
  sandboxOrigin: string;
  say: (line: string) => void;
};

/** Every race on the server that the environment names. @returns the problems of each race */
export async function runRaces({ guests, processes, sandboxOrigin, say }: Wishes): Promise<string[][]> {
  const rush = await openRush(processes);
  const all: string[][] = [];
  try {
    const stage = await openBookingStage(rush, sandboxOrigin);
    try {
      const { rows } = await stage.client.query('show server_version');
      say(`\nPostgreSQL ${rows[0].server_version}, ${guests} at once in ${processes} processes`);
      for (const { name, run } of [...RACES, ...RACES_BELOW_HTTP]) {
        const started = performance.now();
        const { line, problems } = await run(stage, guests);
        say(`${name.padEnd(18)} ${line}  (${((performance.now() - started) / 1000).toFixed(1)} s)`);
        for (const problem of problems) say(`  FAILED  ${problem}`);
        all.push(problems);
      }
    } finally {
      await stage.close();
    }
  } finally {
    rush.close();
  }
  return all;
}
