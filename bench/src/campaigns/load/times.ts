import type { KindReport } from './load-plan.ts';

export function describeTimes(milliseconds: readonly number[]): KindReport {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), maximum: at(1) };
}
