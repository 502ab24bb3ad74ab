import { join } from 'node:path';
import { runClientProcess } from '../../harness/client-process.ts';
import type { ClientReport, LoadPlan } from './load-plan.ts';
import { type ProcessSample, sampleProcess } from './read-process.ts';

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
  const { report, beside } = await runClientProcess<ClientReport, ProcessSample[]>(CLIENT, plan, (signal) =>
    sampleProcess(metricsAddress, every, signal),
  );
  return { client: report, samples: beside };
}
