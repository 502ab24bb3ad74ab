import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { resolveBrowser } from '@moien/tooling/browser';
import { Problem, runCommand } from '@moien/tooling/problem';
import { buildAll } from '@moien/tooling/webpack/build';
import { chromium } from 'playwright';
import { measurePaired, pick } from '../harness/measure-paired.ts';
import { keepResult, printMeasurement } from '../harness/report.ts';
import type { Measurement } from '../harness/result-file.ts';
import { median } from '../harness/statistics.ts';
import { startGatewayProcess } from '../site/gateway-process.ts';
import { openMarketplace } from '../site/open-marketplace.ts';
import { copyProduct } from '../site/site-folder.ts';
import { type Change, openFilters } from './open-filters.ts';

/** What a change of a filter may take until its number of homes is painted. */
const LIMIT_MILLISECONDS = 200;
const KINDS: Readonly<Record<keyof Change, string>> = {
  checkbox: 'a feature is ticked or left',
  type: 'a type is chosen or left',
  price: 'the least price moves by five steps',
};

const usage = 'npm run bench -- filters [--rounds 4] [--origin http://localhost:3000]';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '4' },
      origin: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help)
    return console.log(
      `${usage}\nFrom a change of the filters to its painted count, on a phone four times slower, beside the question alone.`,
    );
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Problem(usage);
  const cleanup = new AsyncDisposableStack();
  try {
    await measure(rounds, values.origin ?? (await openSite(cleanup)), cleanup);
  } finally {
    await cleanup.disposeAsync();
  }
});

async function openSite(cleanup: AsyncDisposableStack): Promise<string> {
  const marketplace = await openMarketplace();
  cleanup.defer(marketplace.close);
  const folder = mkdtempSync(join(tmpdir(), 'moien-bench-filters-'));
  cleanup.defer(() => rmSync(folder, { recursive: true, force: true }));
  await buildAll({ onProgress: () => undefined });
  copyProduct(folder);
  const gateway = await startGatewayProcess(folder, marketplace);
  cleanup.defer(gateway.stop);
  return gateway.origin;
}

async function measure(rounds: number, origin: string, cleanup: AsyncDisposableStack): Promise<void> {
  const { executablePath, args } = await resolveBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args, '--disable-gpu'] });
  cleanup.defer(() => browser.close());
  const filters = await openFilters(browser, origin);
  cleanup.defer(filters.close);
  const samples = await measurePaired<Change>(
    { name: 'the question alone', run: filters.answer },
    [{ name: 'change to painted count', run: filters.change }],
    { rounds },
  );
  const measurements = (Object.keys(KINDS) as (keyof Change)[]).map(
    (kind): Measurement => ({
      title: KINDS[kind],
      unit: 'ms',
      ...pick(samples, (change) => change[kind]),
    }),
  );
  for (const measurement of measurements) printMeasurement(measurement);
  keepResult('filters', { options: { rounds }, measurements, notes: { features: filters.features } });
  for (const { title, subjects } of measurements) {
    const painted = median(subjects[0]?.values ?? []);
    if (painted < LIMIT_MILLISECONDS) continue;
    console.log(`${title}: ${Math.round(painted)} ms, not ${LIMIT_MILLISECONDS}.`);
    process.exitCode = 1;
  }
}
