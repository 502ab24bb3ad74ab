import type { PairedSamples, Samples } from './measure-paired.ts';
import { type Summary, summarize } from './statistics.ts';

/** A side beside its reference: ratios are this side's value divided by the reference's. */
export interface Comparison {
  readonly name: string;
  readonly summary: Summary;
  readonly ratioOfMedians: number;
  readonly ratioOfP95: number;
}

export interface ComparisonTable {
  readonly reference: { readonly name: string; readonly summary: Summary };
  /** How far the reference is from itself, as a share: 0.03 means that ratios of 0.97 to 1.03 say nothing. */
  readonly noiseOfMedians: number;
  readonly noiseOfP95: number;
  readonly subjects: readonly Comparison[];
}

export function compare({ reference, again, subjects }: PairedSamples): ComparisonTable {
  const summary = summarize(reference.values);
  const itself = compareWith(summary, again);
  return {
    reference: { name: reference.name, summary },
    noiseOfMedians: distanceFromOne(itself.ratioOfMedians),
    noiseOfP95: distanceFromOne(itself.ratioOfP95),
    subjects: subjects.map((subject) => compareWith(summary, subject)),
  };
}

function compareWith(reference: Summary, { name, values }: Samples): Comparison {
  const summary = summarize(values);
  return {
    name,
    summary,
    ratioOfMedians: summary.p50 / reference.p50,
    ratioOfP95: summary.p95 / reference.p95,
  };
}

/** The same for a ratio and its reciprocal, since neither of two equal sides is the first. */
function distanceFromOne(ratio: number): number {
  return Math.max(ratio, 1 / ratio) - 1;
}
