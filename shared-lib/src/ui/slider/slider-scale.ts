/** Where values stand on a track that is not as even as its numbers. Shares of the track go from 0 to 1. */
export interface SliderScale {
  shareOf: (value: number) => number;
  valueAt: (share: number) => number;
}

/** Of the track, up to the bend. */
const COMMON_SHARE = 0.88;

/**
 * Most of the track for the values from the minimum to the bend, where most of them are; what is left for the
 * rest.
 */
export function bentScale(minimum: number, bend: number, maximum: number): SliderScale {
  if (bend <= minimum || bend >= maximum) return evenScale(minimum, maximum);
  const common = bend - minimum;
  const rare = maximum - bend;
  return {
    shareOf: (value) =>
      value <= bend
        ? (COMMON_SHARE * (value - minimum)) / common
        : COMMON_SHARE + ((1 - COMMON_SHARE) * (value - bend)) / rare,
    valueAt: (share) =>
      share <= COMMON_SHARE
        ? minimum + (common * share) / COMMON_SHARE
        : bend + (rare * (share - COMMON_SHARE)) / (1 - COMMON_SHARE),
  };
}

export function evenScale(minimum: number, maximum: number): SliderScale {
  const range = Math.max(maximum - minimum, Number.MIN_VALUE);
  return {
    shareOf: (value) => (value - minimum) / range,
    valueAt: (share) => minimum + range * share,
  };
}
