import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { KeptHomesPage } from '../KeptHomesPage.tsx';
import type { FavoritePageStore } from './favorite-page-store.ts';
import { COMPARED_MINIMUM, type FavoritesView } from './favorites-view.ts';
import { LazyComparison, LazyFavoriteLists } from './lazy-favorites.ts';

type FavoritesProps = { store: FavoritePageStore; view: FavoritesView };

/** Somebody's favourites, or those of one of their lists, or some of them side by side. */
export const Favorites = observer(function Favorites({ store, view }: FavoritesProps) {
  const { t } = useTranslation('kept-homes');
  const isComparison = view.compare.length >= COMPARED_MINIMUM;
  return (
    <KeptHomesPage page="favorites" list={store.list} title={isComparison ? t('compare-title') : undefined}>
      {() =>
        isComparison ? (
          <LazyComparison view={view} favorites={store.list.items ?? []} />
        ) : (
          <LazyFavoriteLists store={store} view={view} />
        )
      }
    </KeptHomesPage>
  );
});
