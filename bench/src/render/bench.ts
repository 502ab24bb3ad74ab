import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readMarketplace } from '@moien/e2e/marketplace';
import { startService } from '@moien/tooling/testing/service';
import { buildAll } from '@moien/tooling/webpack/build';
import { measurePaired, type PairedSamples, pick, type Side } from '../harness/measure-paired.ts';
import { keepResult, printMeasurement } from '../harness/report.ts';
import type { Measurement } from '../harness/result-file.ts';
import { startGatewayProcess } from '../site/gateway-process.ts';
import { type LoadSample, load } from '../site/load.ts';
import { openMarketplace } from '../site/open-marketplace.ts';
import { copyProduct } from '../site/site-folder.ts';
import type { DocumentsToServe } from './serve-from-memory.ts';
import { VISITOR } from './visitor.ts';

type Options = { rounds: number; seconds: number; connections: number };

const usage = 'npm run bench -- render [--rounds 10] [--seconds 3] [--connections 4]';
const number = (value: string) => ({ type: 'string', default: value }) as const;
const { values } = parseArgs({
  options: {
    rounds: number('10'),
    seconds: number('3'),
    connections: number('4'),
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(`${usage}\nDocuments of the gateway beside the same documents from memory.`);
else {
  const { rounds, seconds, connections } = values;
  await run({ rounds: Number(rounds), seconds: Number(seconds), connections: Number(connections) });
}

async function run(options: Options): Promise<void> {
  const cleanup = new AsyncDisposableStack();
  try {
    await measure(options, cleanup);
  } finally {
    await cleanup.disposeAsync();
  }
}

async function measure(options: Options, cleanup: AsyncDisposableStack): Promise<void> {
  const { rounds, seconds, connections } = options;
  const marketplace = await openMarketplace();
  cleanup.defer(marketplace.close);
  const folder = mkdtempSync(join(tmpdir(), 'moien-bench-render-'));
  cleanup.defer(() => rmSync(folder, { recursive: true, force: true }));
  await buildAll({ onProgress: () => undefined });
  copyProduct(folder);
  const gateway = await startGatewayProcess(folder, marketplace);
  cleanup.defer(gateway.stop);
  const { city, property } = await readMarketplace(gateway.origin);
  const pages = {
    search: `/en/search?cityId=${city.id}&adultCount=2`,
    property: `/en/property/${property.id}`,
    home: '/en',
  };
  const memory = await startMemory(gateway.origin, Object.values(pages));
  cleanup.defer(memory.stop);
  const side = (name: string, { origin, pid }: Server, path: string): Side<LoadSample> => ({
    name,
    run: async () => [await load(origin + path, { pid, connections, seconds, headers: VISITOR })],
  });
  const measurements: Measurement[] = [];
  for (const [page, path] of Object.entries(pages)) {
    const samples = await measurePaired(side('from memory', memory, path), [side('gateway', gateway, path)], {
      rounds,
    });
    measurements.push(...figuresOf(page, samples));
  }
  for (const measurement of measurements) printMeasurement(measurement);
  keepResult('render', { options, measurements });
}

type Server = { origin: string; pid: number };

async function startMemory(origin: string, paths: string[]): Promise<Server & { stop(): Promise<void> }> {
  const documents: DocumentsToServe = { origin, paths };
  const service = await startService<Server>(join(import.meta.dirname, 'serve-from-memory.ts'), {
    BENCH_DOCUMENTS: JSON.stringify(documents),
  });
  return { ...service.announced, stop: () => service.stop() };
}

function figuresOf(page: string, samples: PairedSamples<LoadSample>): Measurement[] {
  const figure = (title: string, unit: string, read: (sample: LoadSample) => number) => ({
    title: `${page}: ${title}`,
    unit,
    ...pick(samples, read),
  });
  return [
    figure('documents per second', 'documents/s', (sample) => sample.answersPerSecond),
    figure('time of a document, median of a run', 'ms', (sample) => sample.p50),
    figure('time of a document, p95 of a run', 'ms', (sample) => sample.p95),
    figure('processor time of a document', 'ms', (sample) => sample.processorMilliseconds),
    figure('size of a document', 'KB', (sample) => sample.bytes / 1000),
  ];
}
