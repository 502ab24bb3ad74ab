import { lazyPart, lazyWithRetry } from '@moien/shared-lib';

/** The lists, which replace the skeleton once the favourites are loaded. */
export const lazyFavoriteLists = lazyWithRetry(
  () => import(/* webpackChunkName: "favorite-lists" */ './FavoriteLists.tsx'),
);
/** Homes side by side: a chunk of its own, since few visits compare. */
export const lazyComparison = lazyWithRetry(
  () => import(/* webpackChunkName: "favorite-comparison" */ './Comparison.tsx'),
);

export const LazyFavoriteLists = lazyPart(lazyFavoriteLists, ({ FavoriteLists }) => FavoriteLists);
export const LazyComparison = lazyPart(lazyComparison, ({ Comparison }) => Comparison);
