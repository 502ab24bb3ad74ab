import { lazyPart, lazyWithRetry } from '@moien/shared-lib';

/** Cards of homes in a chunk of its own, so that what else comes late does not carry them once more. */
const lazyNearMisses = lazyWithRetry(() => import(/* webpackChunkName: "near-misses" */ './NearMisses.tsx'));

export const LazyNearMisses = lazyPart(lazyNearMisses, ({ NearMisses }) => NearMisses);
