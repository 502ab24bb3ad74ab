import { lazyPart, lazyWithRetry } from '@moien/shared-lib';

/** What of a home's page comes after the first scripts: what is read, and what stands below it. */
export const lazyDetails = lazyWithRetry(
  () => import(/* webpackChunkName: "lazy-property" */ './lazy-details-parts.ts'),
);

export const LazyReading = lazyPart(lazyDetails, ({ PropertyReading }) => PropertyReading);
export const LazyEnd = lazyPart(lazyDetails, ({ PropertyEnd }) => PropertyEnd);
