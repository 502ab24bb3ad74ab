import { HISTOGRAM_PARTS } from '@moien/contract';
import { priceBars, priceScale } from './price-histogram.ts';

const histogram = (counts: Record<number, number>) =>
  Array.from({ length: HISTOGRAM_PARTS }, (_, part) => counts[part] ?? 0);

/** Nights from 50 to 100 euros, and one home for 900. */
const COUNTS = histogram({ 5: 20, 6: 40, 7: 20, 8: 10, 9: 10, 36: 1 });

it('gives the prices of most homes most of the track, and no price its place twice', () => {
  const scale = priceScale('Daily', COUNTS);
  expect(scale.shareOf(100)).toBeCloseTo(0.88);
  expect(scale.shareOf(2000)).toBe(1);
  expect(priceScale('Daily', undefined).shareOf(500)).toBe(0.25);
  expect(priceScale('Daily', histogram({})).shareOf(500)).toBe(0.25);
});

it('draws equally many homes on equal areas, from one end to the other', () => {
  const bars = priceBars('Daily', COUNTS, priceScale('Daily', COUNTS));
  expect(bars).toHaveLength(11);
  expect(bars.map(({ height }) => Math.round(height))).toEqual([0, 0, 0, 0, 0, 50, 100, 50, 25, 25, 2]);
  for (const [index, bar] of bars.entries()) {
    const next = bars[index + 1]?.start ?? 100;
    expect(bar.start + bar.width).toBeCloseTo(next);
  }
});

it('has bars of no height without homes', () => {
  const none = histogram({});
  const bars = priceBars('Monthly', none, priceScale('Monthly', none));
  expect(bars).toHaveLength(HISTOGRAM_PARTS);
  expect(bars.every(({ height }) => height === 0)).toBe(true);
});
