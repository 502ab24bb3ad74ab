import { heapTrendOf } from '../load/heap-trend.ts';
import type { KindReport } from '../load/load-plan.ts';
import { plotText } from '../load/text-plot.ts';
import type { TalksResult } from './run-talks.ts';

const MEGABYTE = 1024 * 1024;
/** 99th percentiles that a run must not exceed, in milliseconds. */
export const CONNECTED_MAXIMUM = 250;
export const RECONNECTED_MAXIMUM = 500;
/** A shorter run ends before its heap is collected often enough to be judged. */
const HEAP_SECONDS_MINIMUM = 180;

/** Why the run is no good, in a sentence each. Times are judged only where `isTimed`. */
export function problemsOf(
  { wrongs, connected, reconnected, samples }: TalksResult,
  { seconds, isTimed }: { seconds: number; isTimed: boolean },
): string[] {
  const problems = Object.entries(wrongs).map(([wrong, count]) => `${count} times ${wrong}`);
  if (isTimed && connected.p99 > CONNECTED_MAXIMUM)
    problems.push(`p99 of ${connected.p99.toFixed(0)} ms to connected pages, more than ${CONNECTED_MAXIMUM}`);
  if (isTimed && reconnected.p99 > RECONNECTED_MAXIMUM)
    problems.push(
      `p99 of ${reconnected.p99.toFixed(0)} ms after coming back, more than ${RECONNECTED_MAXIMUM}`,
    );
  const { growthBytes, toleranceBytes, isFlat } = heapTrendOf(samples);
  if (!isFlat && seconds >= HEAP_SECONDS_MINIMUM)
    problems.push(`the heap grew by ${megabytes(growthBytes)}, more than ${megabytes(toleranceBytes)}`);
  return problems;
}

export function reportText(result: TalksResult): string {
  const { people, sent, repeated, cuts, kills, connected, reconnected, samples } = result;
  const heaps = samples.map(({ heapBytes }) => heapBytes);
  const repeats = Object.entries(repeated).map(([reason, count]) => `${reason} ${count}`);
  return [
    `${people} people, ${sent} messages, ${cuts} connections cut, a process killed ${kills} times`,
    timesText('connected', connected),
    timesText('came back', reconnected),
    `repeated     ${repeats.join(', ') || 'none'}`,
    `client       at worst ${result.latenessMaximum.toFixed(0)} ms late, ${result.processorShare.toFixed(2)} cores`,
    `memory       heap ${megabytes(Math.min(...heaps))} to ${megabytes(Math.max(...heaps))}, resident at most ${megabytes(Math.max(...samples.map(({ residentBytes }) => residentBytes)))}`,
    '',
    'heap used over time',
    plotText(heaps, { unit: 'MB', perUnit: MEGABYTE }),
  ].join('\n');
}

function timesText(name: string, { count, p50, p99, maximum }: KindReport): string {
  const [half, most, worst] = [p50, p99, maximum].map((time) => `${time.toFixed(0)} ms`);
  return `${name.padEnd(12)} ${count} arrivals: p50 ${half}, p99 ${most}, worst ${worst}`;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / MEGABYTE)} MB`;
}
