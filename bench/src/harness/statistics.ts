/** What is said of one row of samples; all in the unit of the samples. */
export interface Summary {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly interquartileRange: number;
}

/**
 * The value below which a share of the samples lies, linear between neighbours (type 7 of Hyndman and Fan).
 * @throws RangeError without samples, or for a share outside 0 to 1
 */
export function quantile(samples: readonly number[], share: number): number {
  if (samples.length === 0) throw new RangeError('There are no samples.');
  if (!(share >= 0 && share <= 1)) throw new RangeError(`${share} is not a share of 0 to 1.`);
  return quantileOfSorted(
    samples.toSorted((one, other) => one - other),
    share,
  );
}

export function median(samples: readonly number[]): number {
  return quantile(samples, 0.5);
}

export function summarize(samples: readonly number[]): Summary {
  if (samples.length === 0) throw new RangeError('There are no samples.');
  const sorted = samples.toSorted((one, other) => one - other);
  return {
    count: sorted.length,
    p50: quantileOfSorted(sorted, 0.5),
    p95: quantileOfSorted(sorted, 0.95),
    interquartileRange: quantileOfSorted(sorted, 0.75) - quantileOfSorted(sorted, 0.25),
  };
}

function quantileOfSorted(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = Math.floor(position);
  const lower = sorted[below] ?? Number.NaN;
  const upper = sorted[Math.ceil(position)] ?? Number.NaN;
  return lower + (upper - lower) * (position - below);
}
