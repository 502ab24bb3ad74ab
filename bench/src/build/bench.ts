import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measurePaired, timed } from '../harness/measure-paired.ts';
import { keepResult, printMeasurement } from '../harness/report.ts';
import { runNpm } from '../site/run-npm.ts';
import { copyWorkTree, forgetBuilds } from '../site/work-copy.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, help: { type: 'boolean', default: false } },
});
if (values.help) {
  console.log(
    'npm run bench -- build [--rounds 5]\nTimes builds of the product and of a monolith in copies.',
  );
} else await run(Number(values.rounds));

async function run(rounds: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'moien-bench-build-'));
  // One for each, because what one forgets the other still needs.
  const product = join(folder, 'product');
  const monolith = join(folder, 'monolith');
  try {
    for (const copy of [product, monolith]) copyWorkTree(copy);
    const build = () => runNpm(product, ['run', 'build']).done;
    const buildMonolith = () =>
      runNpm(monolith, ['exec', '--', 'node', 'bench/src/build/build-monolith.ts']).done;
    const samples = await measurePaired(
      timed('everything, cold', build, () => forgetBuilds(product)),
      [
        timed('nothing changed', build),
        timed('one remote changed', build, () => changeRemote(product)),
        timed('monolith, cold', buildMonolith, () => forgetBuilds(monolith)),
        timed('monolith, one remote changed', buildMonolith, () => changeRemote(monolith)),
      ],
      // Warmth is what is compared: nothing is warmed up before.
      { rounds, warmUps: 0, onRound: (round) => console.log(`round ${round} of ${rounds}`) },
    );
    const measurement = { title: 'npm run build', unit: 'ms', ...samples };
    printMeasurement(measurement);
    keepResult('build', { options: { rounds }, measurements: [measurement] });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Another line at the end of a page, in the place of the one of the last time. */
function changeRemote(folder: string): void {
  const file = join(folder, 'mf-search/src/routes/SearchPage.tsx');
  const source = readFileSync(file, 'utf8').replace(/export const CHANGED_AT = .*\n/, '');
  writeFileSync(file, `${source}export const CHANGED_AT = ${Date.now()};\n`);
}
