import { observer } from 'mobx-react-lite';
import { KeptHomesPage } from '../KeptHomesPage.tsx';
import type { FavoritePageStore } from './favorite-page-store.ts';
import { COMPARED_MINIMUM, type FavoritesView } from './favorites-view.ts';
import { LazyComparison, LazyFavoriteLists } from './lazy-favorites.ts';

type FavoritesProps = { store: FavoritePageStore; view: FavoritesView };

/** Somebody's favourites, or those of one of their lists, or some of them side by side. */
export const Favorites = observer(function Favorites({ store, view }: FavoritesProps) {
  return (
    <KeptHomesPage page="favorites" list={store.list}>
      {() =>
        view.compare.length >= COMPARED_MINIMUM ? (
          <LazyComparison view={view} favorites={store.list.items ?? []} />
        ) : (
          <LazyFavoriteLists store={store} view={view} />
        )
      }
    </KeptHomesPage>
  );
});
