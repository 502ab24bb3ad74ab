import { toDay } from '@moien/contract';
import { defineRoute } from '@moien/shared-lib';
import { readView } from '../features/kept-homes/favorite-lists/favorites-view.ts';
import { keptHomesTexts } from '../features/kept-homes/kept-homes-texts.ts';
import { sharedFavoritesStore } from '../features/kept-homes/shared-favorites/shared-favorites-store.ts';
import { type SharedFavoritesData, SharedFavoritesPage } from './SharedFavoritesPage.tsx';

export const sharedFavoritesRoute = defineRoute<SharedFavoritesData>({
  load: async ({ root, url, parameters, signal }) => {
    const { token = '' } = parameters;
    const { stay, isMap } = readView(url.searchParams, toDay(new Date()));
    const view = { stay, isMap, list: undefined, compare: [] };
    const [key] = await Promise.all([
      root.feature(sharedFavoritesStore).load(token, view, signal),
      keptHomesTexts[root.languageTag].load(),
    ]);
    return { key, token, view };
  },
  status: ({ key }) => (key === undefined ? 404 : undefined),
  Component: SharedFavoritesPage,
  head: ({ key, token }, root, t) => {
    const shared = key === undefined ? undefined : root.feature(sharedFavoritesStore).views.get(key);
    return {
      title: t('page-title', { title: shared?.listName ?? t('navigation-favorites') }),
      description: t('search-description'),
      canonicalPath: `/favorites/${encodeURIComponent(token)}`,
      // It is for whom the link was given to.
      isIndexed: false,
    };
  },
});
