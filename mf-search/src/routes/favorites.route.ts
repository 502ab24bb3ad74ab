import { toDay } from '@moien/contract';
import { defineRoute } from '@moien/shared-lib';
import { favoritePageStore } from '../features/kept-homes/favorite-lists/favorite-page-store.ts';
import {
  COMPARED_MINIMUM,
  type FavoritesView,
  readView,
} from '../features/kept-homes/favorite-lists/favorites-view.ts';
import { lazyComparison, lazyFavoriteLists } from '../features/kept-homes/favorite-lists/lazy-favorites.ts';
import { keptHomesTexts } from '../features/kept-homes/kept-homes-texts.ts';
import { propertyStore } from '../features/property-details/property-store.ts';
import { FavoritesPage } from './FavoritesPage.tsx';

export const favoritesRoute = defineRoute<{ view: FavoritesView }>({
  load: async ({ root, url, signal }) => {
    const view = readView(url.searchParams, toDay(new Date()));
    // The page shows its skeleton, or what it knows, until the list is there.
    root.feature(favoritePageStore).open(view);
    const properties = root.feature(propertyStore);
    const compared = view.compare.length >= COMPARED_MINIMUM ? view.compare : [];
    const part = compared.length > 0 ? lazyComparison : lazyFavoriteLists;
    await Promise.all([
      // Where it does not come, the page asks for it again.
      part.load().catch(() => undefined),
      keptHomesTexts[root.languageTag].load(),
      // A home that is gone has no column; the others are compared.
      properties.loadCompared(compared, signal).catch(() => undefined),
    ]);
    return { view };
  },
  Component: FavoritesPage,
  head: (_data, _root, t) => ({
    title: t('page-title', { title: t('navigation-favorites') }),
    description: t('favorites-description'),
    canonicalPath: '/dashboard/favorites',
    isIndexed: false,
  }),
});
