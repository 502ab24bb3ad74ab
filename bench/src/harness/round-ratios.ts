import type { Samples } from './measure-paired.ts';
import { quantile } from './statistics.ts';

/** Ratios of two sides within each round, so that a slow minute, which meets both, weighs nothing. */
export interface RoundRatios {
  readonly median: number;
  readonly lowerQuartile: number;
  readonly upperQuartile: number;
}

/** @throws RangeError when a round does not have one sample of each side */
export function roundRatios(subject: Samples, reference: Samples): RoundRatios {
  if (subject.values.length !== reference.values.length) {
    throw new RangeError(`${subject.name} and ${reference.name} have not run equally often.`);
  }
  const ratios = subject.values.map((value, round) => value / (reference.values[round] ?? Number.NaN));
  return {
    median: quantile(ratios, 0.5),
    lowerQuartile: quantile(ratios, 0.25),
    upperQuartile: quantile(ratios, 0.75),
  };
}

/** `1.14 (1.05–1.22)`: the median and the quartiles. */
export function formatRatios({ median, lowerQuartile, upperQuartile }: RoundRatios): string {
  return `${median.toFixed(2)} (${lowerQuartile.toFixed(2)}–${upperQuartile.toFixed(2)})`;
}
