import { lazyPart, lazyWithRetry } from '@moien/shared-lib';

/** What stands in the place of the skeleton once the favourites are there. */
export const lazyFavoriteLists = lazyWithRetry(
  () => import(/* webpackChunkName: "favorite-lists" */ './FavoriteLists.tsx'),
);
/** Homes side by side, which most visits of the favourites do without. */
export const lazyComparison = lazyWithRetry(
  () => import(/* webpackChunkName: "favorite-comparison" */ './Comparison.tsx'),
);

export const LazyFavoriteLists = lazyPart(lazyFavoriteLists, ({ FavoriteLists }) => FavoriteLists);
export const LazyComparison = lazyPart(lazyComparison, ({ Comparison }) => Comparison);
