import { heapTrendOf } from './heap-trend.ts';
import { plotText } from './text-plot.ts';

const MEGABYTE = 1024 * 1024;

/** Ten minutes of a heap that is collected every eleven samples. */
const sawTooth = (floorOf: (minute: number) => number) =>
  Array.from({ length: 300 }, (_, index) => ({
    at: index * 2000,
    heapBytes: (floorOf(index / 30) + (index % 11) * 8) * MEGABYTE,
  }));

it.each([
  ['stays', () => 150, true],
  ['fills its caches in the first minutes', (minute: number) => 80 + 25 * Math.min(3, minute), true],
  ['shrinks', (minute: number) => 200 - 5 * minute, true],
  ['grows by 5 MB a minute', (minute: number) => 150 + 5 * minute, false],
  ['grows by 3 MB a minute', (minute: number) => 150 + 3 * minute, false],
])('a heap that %s is told from one that does not', (_what, floorOf, isFlat) => {
  expect(heapTrendOf(sawTooth(floorOf)).isFlat).toBe(isFlat);
});

it('a run is a plot whose columns go from zero to the highest value', () => {
  const plot = plotText([1, 5, 10], { unit: 'MB', perUnit: 1 }).split('\n');
  expect(plot).toHaveLength(11);
  expect([plot[0], plot[5], plot[9]]).toEqual(['    10 MB ┤  █', '     5 MB ┤ ██', '     1 MB ┤███']);
});
