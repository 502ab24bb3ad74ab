import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measurePaired, type Side } from '../harness/measure-paired.ts';
import { keepResult, printMeasurement } from '../harness/report.ts';
import { runNpm } from '../site/run-npm.ts';
import { copyWorkTree, forgetBuilds } from '../site/work-copy.ts';

const READY = /Moïen is ready after .*: (http:\S+)/;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, help: { type: 'boolean', default: false } },
});
if (values.help) {
  console.log('npm run bench -- start [--rounds 5]\nTimes `npm start` in a copy until the address answers.');
} else await run(Number(values.rounds));

async function run(rounds: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'moien-bench-start-'));
  try {
    copyWorkTree(folder);
    // The database's account must be able to enter.
    chmodSync(folder, 0o755);
    const forgetData = () => rmSync(join(folder, 'var'), { recursive: true, force: true });
    const forgetEverything = () => {
      forgetData();
      forgetBuilds(folder);
    };
    const samples = await measurePaired(
      startSide('once more', folder, () => undefined),
      [
        startSide('fresh data, built', folder, forgetData),
        startSide('fresh data, nothing built', folder, forgetEverything),
      ],
      { rounds, onRound: (round) => console.log(`round ${round} of ${rounds}`) },
    );
    const measurement = { title: 'npm start until a page answers', unit: 'ms', ...samples };
    printMeasurement(measurement);
    keepResult('start', { options: { rounds }, measurements: [measurement] });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the site in the copy, asks for its first page, and ends it in order; the end is not counted. */
function startSide(name: string, folder: string, prepare: () => void): Side {
  return {
    name,
    async run() {
      prepare();
      const started = performance.now();
      const site = runNpm(folder, ['start'], { PORT: '0' });
      try {
        const [, address = ''] = await site.line(READY);
        const answer = await fetch(new URL('/en', address));
        await answer.text();
        if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
        return [performance.now() - started];
      } finally {
        await site.interrupt();
      }
    },
  };
}
