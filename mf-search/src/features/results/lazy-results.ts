import { lazyPart, lazyWithRetry } from '@moien/shared-lib';

/**
 * What of the results comes after the first scripts: what changes a search, what stands below its homes, and
 * the way to the map.
 */
export const lazyResults = lazyWithRetry(
  () => import(/* webpackChunkName: "lazy-search" */ './lazy-results-parts.ts'),
);

export const LazyMapPart = lazyPart(lazyResults, ({ LazyMapPanel }) => LazyMapPanel);
export const LazyTools = lazyPart(lazyResults, ({ ResultsTools }) => ResultsTools);
export const LazyEmptyResults = lazyPart(lazyResults, ({ EmptyResults }) => EmptyResults);
export const LazyFailedResults = lazyPart(lazyResults, ({ FailedResults }) => FailedResults);
export const LazyListEnd = lazyPart(lazyResults, ({ ListEnd }) => ListEnd);
