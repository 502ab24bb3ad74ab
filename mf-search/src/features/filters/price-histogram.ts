import { histogramEdges } from '@moien/contract';
import { bentScale, type SliderBar, type SliderScale } from '@moien/shared-lib/ui/slider';
import type { Budget } from '../search-state/search-transitions.ts';
import { BUDGET_MAXIMUM } from './active-choices.ts';

/** Of the homes, up to the price where the track becomes denser. */
const COMMON_SHARE = 0.97;

type PriceScale = SliderScale & {
  /** In whole units; at the slider's end it is even. */
  bend: number;
};

/** Most of the slider's track for the prices of most homes; even while nobody knows them. */
export function priceScale(budget: Budget, histogram: readonly number[] | undefined): PriceScale {
  const maximum = BUDGET_MAXIMUM[budget];
  const bend = (histogram && commonEnd(budget, histogram)) ?? maximum;
  return { ...bentScale(0, bend, maximum), bend };
}

export function hasHomes(histogram: readonly number[]): boolean {
  return histogram.some((count) => count > 0);
}

/** Bars of equal areas for equally many homes; those beyond the bend are one. */
export function priceBars(budget: Budget, histogram: readonly number[], scale: PriceScale): SliderBar[] {
  const edges = histogramEdges(budget);
  const common = edges.filter((edge) => edge < scale.bend);
  const bars = common.map((from, index) => {
    const to = edges[index + 1] ?? scale.bend;
    return barOf(from, to, histogram[index] ?? 0, scale);
  });
  if (scale.bend < BUDGET_MAXIMUM[budget]) {
    const rare = histogram.slice(common.length).reduce((sum, count) => sum + count, 0);
    bars.push(barOf(scale.bend, BUDGET_MAXIMUM[budget], rare, scale));
  }
  const densest = Math.max(...bars.map(({ density }) => density)) || 1;
  return bars.map(({ start, width, density }) => ({ start, width, height: (density / densest) * 100 }));
}

function barOf(from: number, to: number, count: number, scale: SliderScale) {
  const start = scale.shareOf(from) * 100;
  const width = scale.shareOf(to) * 100 - start;
  return { start, width, density: count / width };
}

/** Up to where most homes cost; undefined without homes. */
function commonEnd(budget: Budget, histogram: readonly number[]): number | undefined {
  const total = histogram.reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  let sum = 0;
  const last = histogram.findIndex((count) => {
    sum += count;
    return sum >= total * COMMON_SHARE;
  });
  return histogramEdges(budget)[last + 1];
}
