import { HISTOGRAM_PARTS, LONG_TERM_PRICE_MAXIMUM, SHORT_TERM_PRICE_MAXIMUM } from './limits.ts';
import { histogramEdges } from './price-histogram.ts';

it.each([
  ['Daily', SHORT_TERM_PRICE_MAXIMUM],
  ['Monthly', LONG_TERM_PRICE_MAXIMUM],
] as const)('the parts of the %s histogram follow each other from 0 to %d', (budget, end) => {
  const edges = histogramEdges(budget);
  expect(edges).toHaveLength(HISTOGRAM_PARTS + 1);
  expect([edges[0], edges.at(-1)]).toEqual([0, end]);
  expect(edges).toEqual([...new Set(edges)].sort((one, other) => one - other));
  expect(edges.every(Number.isInteger)).toBe(true);
});
