import { heapTrendOf } from './heap-trend.ts';
import type { KindReport, LoadPlan } from './load-plan.ts';
import type { LoadReport } from './measure-load.ts';
import type { ProcessSample } from './read-process.ts';
import { plotText } from './text-plot.ts';

const MEGABYTE = 1024 * 1024;
/** A shorter run ends before its heap is collected often enough to be judged. */
const HEAP_SECONDS_MINIMUM = 180;

/** Why the run is no good, in a sentence each. */
export function problemsOf(
  { people, seconds }: Pick<LoadPlan, 'people' | 'seconds'>,
  { client, samples }: LoadReport,
): string[] {
  const problems = Object.entries(client.errors).map(([error, count]) => `${count} times ${error}`);
  if (client.socketsOpen < people.length)
    problems.push(`${people.length - client.socketsOpen} of ${people.length} websockets did not stay open`);
  const failures = (samples.at(-1)?.failures ?? 0) - (samples[0]?.failures ?? 0);
  if (failures > 0) problems.push(`the server counted ${failures} answers of 500 or more`);
  const { growthBytes, toleranceBytes, isFlat } = heapTrendOf(samples);
  if (!isFlat && seconds >= HEAP_SECONDS_MINIMUM)
    problems.push(
      `the heap grew by ${megabytes(growthBytes)} over the last two thirds, more than ${megabytes(toleranceBytes)}`,
    );
  return problems;
}

export function reportText(plan: LoadPlan, { client, samples }: LoadReport): string {
  const { searches, documents, latenessMaximum, processorShare, socketsOpen } = client;
  const { growthBytes, toleranceBytes } = heapTrendOf(samples);
  const heaps = samples.map(({ heapBytes }) => heapBytes);
  const delays = samples.map(({ eventLoopDelay }) => eventLoopDelay);
  return [
    `${plan.seconds} s, ${socketsOpen} of ${plan.people.length} websockets open at the end`,
    timesText('searches', plan.searches, searches),
    timesText('documents', plan.documents, documents),
    `errors       ${Object.values(client.errors).reduce((sum, count) => sum + count, 0)}`,
    `event loop   p99 of each ${everyText(samples)}: median ${middleOf(delays).toFixed(0)} ms, worst ${Math.max(...delays).toFixed(0)} ms`,
    `processor    server ${serverShareOf(samples).toFixed(2)} cores, client ${processorShare.toFixed(2)} cores, the client at worst ${latenessMaximum.toFixed(0)} ms late (counted in the times)`,
    `memory       heap ${megabytes(Math.min(...heaps))} to ${megabytes(Math.max(...heaps))}, resident at most ${megabytes(Math.max(...samples.map(({ residentBytes }) => residentBytes)))}`,
    `heap floor   ${signed(growthBytes)} over the last two thirds; flat is at most +${megabytes(toleranceBytes)}${plan.seconds < HEAP_SECONDS_MINIMUM ? ' (too short a run to judge)' : ''}`,
    '',
    'heap used over time',
    plotText(heaps, { unit: 'MB', perUnit: MEGABYTE }),
  ].join('\n');
}

function timesText(name: string, rate: number, { count, p50, p99, maximum }: KindReport): string {
  const [half, most, worst] = [p50, p99, maximum].map((time) => `${time.toFixed(0)} ms`);
  return `${name.padEnd(12)} ${count} at ${rate} a second: p50 ${half}, p99 ${most}, worst ${worst}`;
}

function serverShareOf(samples: readonly ProcessSample[]): number {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || first === last) return 0;
  return ((last.processorSeconds - first.processorSeconds) * 1000) / (last.at - first.at);
}

function everyText(samples: readonly ProcessSample[]): string {
  const length = ((samples.at(-1)?.at ?? 0) - (samples[0]?.at ?? 0)) / Math.max(1, samples.length - 1) / 1000;
  return `${length.toFixed(1)} s`;
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / MEGABYTE)} MB`;
}

function signed(bytes: number): string {
  return `${bytes < 0 ? '' : '+'}${megabytes(bytes)}`;
}
