import { LONG_TERM_PRICE_MAXIMUM, SHORT_TERM_PRICE_MAXIMUM } from './limits.ts';

/** Parts of equal width, in whole units of currency; `first` is the number of the first one. */
type HistogramStretch = { first: number; from: number; width: number; parts: number };

/**
 * Narrow parts where most prices are; together as many as `HISTOGRAM_PARTS`, from nothing to the slider's
 * end.
 */
export const HISTOGRAM_STRETCHES: Readonly<Record<'Daily' | 'Monthly', readonly HistogramStretch[]>> = {
  Daily: [
    { first: 0, from: 0, width: 10, parts: 30 },
    { first: 30, from: 300, width: 50, parts: 6 },
    { first: 36, from: 600, width: (SHORT_TERM_PRICE_MAXIMUM - 600) / 4, parts: 4 },
  ],
  Monthly: [
    { first: 0, from: 0, width: 100, parts: 30 },
    { first: 30, from: 3000, width: 500, parts: 6 },
    { first: 36, from: 6000, width: (LONG_TERM_PRICE_MAXIMUM - 6000) / 4, parts: 4 },
  ],
};

/** Where each part begins, and at last the slider's end. */
export function histogramEdges(budget: 'Daily' | 'Monthly'): number[] {
  const edges = HISTOGRAM_STRETCHES[budget].flatMap(({ from, width, parts }) =>
    Array.from({ length: parts }, (_, index) => from + index * width),
  );
  return [...edges, budget === 'Daily' ? SHORT_TERM_PRICE_MAXIMUM : LONG_TERM_PRICE_MAXIMUM];
}
