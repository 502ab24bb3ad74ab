import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openClient } from '@moien/api/database/connections';
import { buildTestApp } from '@moien/api/testing/test-app';
import { Problem, runCommand } from '@moien/tooling/problem';
import { keepResult, printMeasurement } from '../harness/report.ts';
import { median } from '../harness/statistics.ts';
import { createBenchDatabase } from '../marketplace/bench-database.ts';
import { measurePhotos } from './measure-photos.ts';

/** Design of the owner's side: from the end of the upload to the first variant. */
const LIMIT_MILLISECONDS = 1500;
const usage = 'npm run bench -- photos [--rounds 10]';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { rounds: { type: 'string', default: '10' }, help: { type: 'boolean', default: false } },
  });
  if (values.help)
    return console.log(`${usage}\nFrom the last part of a photo to its first variant, beside sharp alone.`);
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Problem(usage);
  const cleanup = new AsyncDisposableStack();
  try {
    await measure(rounds, cleanup);
  } finally {
    await cleanup.disposeAsync();
  }
});

async function measure(rounds: number, cleanup: AsyncDisposableStack): Promise<void> {
  const mediaDirectory = mkdtempSync(join(tmpdir(), 'moien-bench-photos-'));
  cleanup.defer(() => rmSync(mediaDirectory, { recursive: true, force: true }));
  const database = await createBenchDatabase();
  cleanup.defer(database.drop);
  const client = openClient({ connectionString: database.url });
  await client.connect();
  cleanup.defer(() => client.end());
  const app = await buildTestApp(database.url, { mediaDirectory });
  cleanup.defer(() => app.close());
  const { measurement, bytes } = await measurePhotos({ app, client }, rounds);
  printMeasurement(measurement);
  keepResult('photos', { options: { rounds }, measurements: [measurement], notes: { bytes } });
  const taken = median(measurement.subjects[0]?.values ?? []);
  if (taken < LIMIT_MILLISECONDS) return;
  console.log(`${Math.round(taken)} ms, not ${LIMIT_MILLISECONDS}.`);
  process.exitCode = 1;
}
