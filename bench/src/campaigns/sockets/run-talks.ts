import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type ApiProcess, startApiProcess } from '@moien/api/testing/api-process';
import { freePort } from '@moien/tooling/port';
import { runClientProcess } from '../../harness/client-process.ts';
import { type ProcessSample, sampleProcess } from '../load/read-process.ts';
import { seedTalks } from './seed-talks.ts';
import type { TalkPlan, TalkReport } from './talk-plan.ts';

const CLIENT = join(import.meta.dirname, 'talk-client.ts');
const PROCESSES = 2;
/** How long the process that was killed is away. */
const AWAY_MILLISECONDS = 2000;
const OPEN_FILES = 20_000;

export type TalksOptions = Omit<TalkPlan, 'addresses' | 'talks'> & {
  databaseUrl: string;
  pairs: number;
  /** How often a process is killed, evenly over the run. */
  kills: number;
  sampleMilliseconds: number;
};

export type TalksResult = TalkReport & { people: number; kills: number; samples: ProcessSample[] };

/** Lets people write to each other over two processes on one database, of which the second is killed. */
export async function runTalks(options: TalksOptions): Promise<TalksResult> {
  const { databaseUrl, pairs, kills, sampleMilliseconds, ...given } = options;
  const talks = await seedTalks(databaseUrl, pairs);
  const [steady, killed] = await Promise.all(
    Array.from({ length: PROCESSES }, () => prepareProcess(databaseUrl)),
  );
  if (!steady || !killed) throw new Error('There are no processes.');
  try {
    const plan: TalkPlan = { ...given, talks, addresses: [steady.address(), killed.address()] };
    const { report, beside } = await runClientProcess<TalkReport, [number, ProcessSample[]]>(
      CLIENT,
      plan,
      (signal) =>
        Promise.all([
          killAgain(killed, { kills, seconds: given.seconds }, signal),
          sampleProcess(steady.metricsAddress, sampleMilliseconds, signal),
        ]),
    );
    return { ...report, people: pairs * 2, kills: beside[0], samples: beside[1] };
  } finally {
    await Promise.all([steady.stop(), killed.stop()]);
  }
}

/** A process that comes back at the same address. */
async function prepareProcess(databaseUrl: string) {
  const [port, metricsPort] = [await freePort('127.0.0.1'), await freePort('127.0.0.1')];
  const environment = { DATABASE_URL: databaseUrl, PORT: String(port), METRICS_PORT: String(metricsPort) };
  const start = () =>
    startApiProcess({ ...environment, JOBS: 'off', LOG_LEVEL: 'info' }, { openFilesMaximum: OPEN_FILES });
  let current: ApiProcess = await start();
  return {
    address: () => current.address,
    metricsAddress: `http://127.0.0.1:${metricsPort}/metrics`,
    async replace() {
      current.kill();
      await current.ended;
      await delay(AWAY_MILLISECONDS);
      current = await start();
    },
    stop: () => current.stop(),
  };
}

async function killAgain(
  process: { replace: () => Promise<void> },
  { kills, seconds }: { kills: number; seconds: number },
  signal: AbortSignal,
): Promise<number> {
  for (let count = 0; count < kills; count += 1) {
    await delay((seconds * 1000) / (kills + 1), undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return count;
    await process.replace();
  }
  return kills;
}
