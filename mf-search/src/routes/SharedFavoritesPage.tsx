import { useFeatureStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { observer } from 'mobx-react-lite';
import type { FavoritesView } from '../features/kept-homes/favorite-lists/favorites-view.ts';
import { keptHomesTexts } from '../features/kept-homes/kept-homes-texts.ts';
import { EndedShare } from '../features/kept-homes/shared-favorites/EndedShare.tsx';
import { SharedFavorites } from '../features/kept-homes/shared-favorites/SharedFavorites.tsx';
import { sharedFavoritesStore } from '../features/kept-homes/shared-favorites/shared-favorites-store.ts';

/** Under which key the store has the list; undefined where the link leads to none. */
export type SharedFavoritesData = { key: string | undefined; token: string; view: FavoritesView };

export const SharedFavoritesPage = observer(function SharedFavoritesPage({
  data: { key, token, view },
}: {
  data: SharedFavoritesData;
}) {
  const store = useFeatureStore(sharedFavoritesStore);
  const shared = key === undefined ? undefined : store.views.get(key);
  return (
    <WithTexts namespace="kept-homes" texts={keptHomesTexts}>
      {shared ? <SharedFavorites shared={shared} token={token} view={view} /> : <EndedShare />}
    </WithTexts>
  );
});
