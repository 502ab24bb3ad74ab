import { lazyPart, lazyWithRetry } from '../on-demand/lazy-with-retry.tsx';

/** What of a home's page comes after the first scripts: what is read, and what stands below it. */
export const lazyDetails = lazyWithRetry(
  () => import(/* webpackChunkName: "lazy-property" */ './lazy-details-parts.ts'),
);

export const LazyReading = lazyPart(lazyDetails, ({ PropertyReading }) => PropertyReading);
export const LazyEnd = lazyPart(lazyDetails, ({ PropertyEnd }) => PropertyEnd);
