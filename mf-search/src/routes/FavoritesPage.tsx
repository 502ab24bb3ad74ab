import { useFeatureStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { Favorites } from '../features/kept-homes/favorite-lists/Favorites.tsx';
import { favoritePageStore } from '../features/kept-homes/favorite-lists/favorite-page-store.ts';
import type { FavoritesView } from '../features/kept-homes/favorite-lists/favorites-view.ts';
import { keptHomesTexts } from '../features/kept-homes/kept-homes-texts.ts';

export function FavoritesPage({ data }: { data: { view: FavoritesView } }) {
  return (
    <WithTexts namespace="kept-homes" texts={keptHomesTexts}>
      <Favorites store={useFeatureStore(favoritePageStore)} view={data.view} />
    </WithTexts>
  );
}
