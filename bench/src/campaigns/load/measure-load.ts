import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClientMessage, ClientReport, LoadPlan } from './load-plan.ts';
import { type ProcessSample, readProcess } from './read-process.ts';

const CLIENT = join(import.meta.dirname, 'load-client.ts');

export type LoadReport = { client: ClientReport; samples: ProcessSample[] };

/**
 * Sends the load from a process of its own, and reads meanwhile what the server tells of itself, every so
 * many milliseconds.
 */
export async function measureLoad(
  plan: LoadPlan,
  { metricsAddress, every }: { metricsAddress: string; every: number },
): Promise<LoadReport> {
  const client = fork(CLIENT);
  const ended = once(client, 'exit');
  const begun = Promise.withResolvers<void>();
  const done = Promise.withResolvers<ClientReport>();
  client.on('message', (message: ClientMessage) => {
    if (message.kind === 'begun') begun.resolve();
    else done.resolve(message.report);
  });
  void ended.then(([code]) => {
    const error = new Error(`The client of the load ended with ${code}.`);
    begun.reject(error);
    done.reject(error);
  });
  done.promise.catch(() => undefined);
  client.send(plan);
  try {
    await begun.promise;
    const sampling = new AbortController();
    const samples = sample(metricsAddress, every, sampling.signal);
    const report = await done.promise.finally(() => sampling.abort());
    return { client: report, samples: await samples };
  } finally {
    client.kill();
    await ended;
  }
}

async function sample(metricsAddress: string, every: number, signal: AbortSignal): Promise<ProcessSample[]> {
  const begunAt = performance.now();
  const samples: ProcessSample[] = [];
  while (!signal.aborted) {
    samples.push(await readProcess(metricsAddress, performance.now() - begunAt));
    await delay(every, undefined, { signal }).catch(() => undefined);
  }
  return samples;
}
