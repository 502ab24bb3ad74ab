import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '@moien/tooling/problem';
import { startService } from '@moien/tooling/testing/service';
import { formatTable } from '../harness/format-table.ts';
import { integerOption } from '../harness/integer-option.ts';
import { keepResult, printMeasurement } from '../harness/report.ts';
import { quantile } from '../harness/statistics.ts';
import { openMarketplace } from '../site/open-marketplace.ts';
import { type MeasuredExport, measureExport } from './measure-export.ts';
import { type MeasuredPage, measurePages } from './measure-pages.ts';
import { insertPeople } from './people.ts';
import type { ApiProcess } from './servers.ts';

/** Of the 95th percentile of each page's call, and of the export of personal data. */
const LIMIT = { milliseconds: 80, exportSeconds: 60 };
const usage = 'npm run bench -- dashboard [--rounds 10] [--page NAME]';

// The one call of each page of the dashboard, of somebody with 1,000 bookings, 10,000 ledger lines, 480
// documents and 250 favorites, beside somebody with one home and nothing else; and the export of their data.
await runCommand(async () => {
  const { values } = parseArgs({
    options: { rounds: { type: 'string', default: '10' }, page: { type: 'string' } },
  });
  const options = { rounds: integerOption('rounds', values.rounds, 1, usage), only: values.page };
  const cleanup = new AsyncDisposableStack();
  try {
    const marketplace = await openMarketplace();
    cleanup.defer(marketplace.close);
    const people = await insertPeople(marketplace.databaseUrl);
    const api = await startService<ApiProcess>(join(import.meta.dirname, 'servers.ts'), {
      BENCH_DATABASE_URL: marketplace.databaseUrl,
      BENCH_MEDIA_DIRECTORY: marketplace.mediaFolder,
    });
    cleanup.defer(api.stop);
    const measurements = await measurePages(api.announced.address, people, options);
    measurements.forEach(printMeasurement);
    const exported = options.only ? undefined : await measureExport(api.announced, people.busy);
    keepResult('dashboard', { options, measurements, notes: { exported } });
    printSummary(measurements, exported);
    if (isTooSlow(measurements, exported)) process.exitCode = 1;
  } finally {
    await cleanup.disposeAsync();
  }
});

function reachedBy({ subjects }: MeasuredPage): number {
  return quantile(subjects[0]?.values ?? [], 0.95);
}

function isTooSlow(measurements: readonly MeasuredPage[], exported: MeasuredExport | undefined): boolean {
  const isSlow = measurements.some((measurement) => reachedBy(measurement) > LIMIT.milliseconds);
  return isSlow || (exported?.seconds ?? 0) > LIMIT.exportSeconds;
}

function printSummary(measurements: readonly MeasuredPage[], exported: MeasuredExport | undefined): void {
  const rows = measurements.map((measurement) => {
    const { title, reference, subjects, load } = measurement;
    // What other work on the machine has disturbed least.
    const least = quantile(subjects[0]?.values ?? [], 0);
    const p50 = quantile(subjects[0]?.values ?? [], 0.5);
    const p95 = reachedBy(measurement);
    const ratio = p50 / quantile(reference.values, 0.5);
    const verdict = p95 > LIMIT.milliseconds ? 'too slow' : '';
    return [
      title,
      least.toFixed(1),
      p50.toFixed(1),
      p95.toFixed(1),
      ratio.toFixed(2),
      load.toFixed(1),
      verdict,
    ];
  });
  console.log(`\n${formatTable([['ms', 'least', 'p50', 'p95', 'ratio', 'load', ''], ...rows])}`);
  console.log(`limit of each p95: ${LIMIT.milliseconds} ms`);
  if (!exported) return;
  const { seconds, bytes, memoryBefore, memoryPeak, longestOtherCall } = exported;
  console.log(
    `export: ${seconds.toFixed(1)} s (limit ${LIMIT.exportSeconds}), ${(bytes / 1e6).toFixed(1)} MB, ` +
      `memory ${memoryBefore.toFixed(0)} MB before, at most ${memoryPeak.toFixed(0)} MB; ` +
      `another call took at most ${longestOtherCall.toFixed(0)} ms`,
  );
}
