import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { resolveBrowser } from '@moien/tooling/browser';
import { runCommand } from '@moien/tooling/problem';
import { buildAll } from '@moien/tooling/webpack/build';
import { chromium } from 'playwright';
import { integerOption } from '../harness/integer-option.ts';
import { measurePaired } from '../harness/measure-paired.ts';
import { keepResult, printMeasurement } from '../harness/report.ts';
import { quantile } from '../harness/statistics.ts';
import { startGatewayProcess } from '../site/gateway-process.ts';
import { openMarketplace } from '../site/open-marketplace.ts';
import { copyProduct } from '../site/site-folder.ts';
import { giveHomes } from './give-homes.ts';
import { openTimelines } from './open-timelines.ts';

/** Of the 95th percentile of frames. */
const LIMIT_MILLISECONDS = 16;
const usage = 'npm run bench -- timeline [--homes 50] [--rounds 4]';

// The calendar of many homes is scrolled to its end and back on a phone four times slower, beside as many
// plain boxes; what the main thread does for each frame is read in a trace.
await runCommand(async () => {
  const { values } = parseArgs({
    options: { homes: { type: 'string', default: '50' }, rounds: { type: 'string', default: '4' } },
  });
  const options = {
    homes: integerOption('homes', values.homes, 1, usage),
    rounds: integerOption('rounds', values.rounds, 1, usage),
  };
  const cleanup = new AsyncDisposableStack();
  try {
    await measure(options, cleanup);
  } finally {
    await cleanup.disposeAsync();
  }
});

async function measure(
  options: { homes: number; rounds: number },
  cleanup: AsyncDisposableStack,
): Promise<void> {
  const marketplace = await openMarketplace();
  cleanup.defer(marketplace.close);
  const cookie = await giveHomes(marketplace.databaseUrl, options.homes);
  const folder = mkdtempSync(join(tmpdir(), 'moien-bench-timeline-'));
  cleanup.defer(() => rmSync(folder, { recursive: true, force: true }));
  await buildAll({ onProgress: () => undefined });
  copyProduct(folder);
  const gateway = await startGatewayProcess(folder, marketplace);
  cleanup.defer(gateway.stop);
  const { executablePath, args } = await resolveBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args, '--disable-gpu'] });
  cleanup.defer(() => browser.close());
  const timelines = await openTimelines(browser, { origin: gateway.origin, cookie, homes: options.homes });
  cleanup.defer(timelines.close);
  const samples = await measurePaired(
    { name: 'plain boxes', run: timelines.scrollPlain },
    [{ name: 'timeline', run: timelines.scrollTimeline }],
    { rounds: options.rounds },
  );
  const measurement = {
    title: `${options.homes} homes, a year: work of the main thread for each frame`,
    unit: 'ms',
    ...samples,
  };
  printMeasurement(measurement);
  keepResult('timeline', { options, measurements: [measurement] });
  const reached = quantile(samples.subjects[0]?.values ?? [], 0.95);
  console.log(`\np95 of the timeline: ${reached.toFixed(1)} ms (limit ${LIMIT_MILLISECONDS})`);
  if (reached > LIMIT_MILLISECONDS) process.exitCode = 1;
}
