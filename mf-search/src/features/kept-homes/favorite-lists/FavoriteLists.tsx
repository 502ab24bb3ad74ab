import { useRootStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLazyDialog } from '../../lazy/use-lazy-dialog.ts';
import { LazyHomesMap } from '../homes-map/LazyHomesMap.tsx';
import { CompareBar } from './CompareBar.tsx';
import { FavoriteCards } from './FavoriteCards.tsx';
import { FavoriteStay } from './FavoriteStay.tsx';
import type { FavoritePageStore } from './favorite-page-store.ts';
import type { FavoriteTask } from './favorite-task.ts';
import { DEFAULT_LIST, type FavoritesView, writeView } from './favorites-view.ts';
import { ListChoice } from './ListChoice.tsx';
import styles from './Lists.module.css';
import { ListTools } from './ListTools.tsx';
import { knownList, shownFavorites } from './list-of.ts';
import { useCompared } from './use-compared.ts';
import { ViewChoice } from './ViewChoice.tsx';

const loadDialog = () => import(/* webpackChunkName: "favorite-dialog" */ './FavoriteDialog.tsx');

type FavoriteListsProps = { store: FavoritePageStore; view: FavoritesView };

/** The homes of a list, or all of them, with what a dialog is open for. */
export const FavoriteLists = observer(function FavoriteLists({ store, view }: FavoriteListsProps) {
  const { navigation } = useRootStore();
  const [task, setTask] = useState<FavoriteTask>();
  const close = () => setTask(undefined);
  const dialog = useLazyDialog(loadDialog, task !== undefined, close);
  const compared = useCompared(view.compare);
  const { lists, list } = store;
  const favorites = list.items ?? [];
  const shown = knownList(view.list, lists);
  const shownView = { ...view, list: shown };
  const named = lists.find(({ id }) => id === shown);
  // Without lists of one's own all favourites are the default list.
  const hasTools = named !== undefined || shown === DEFAULT_LIST || lists.length === 0;
  const homes = shownFavorites(favorites, lists, shown).flatMap(({ property }) => property ?? []);
  return (
    <>
      <div className={styles.top}>
        <FavoriteStay
          view={shownView}
          onShow={(stay) =>
            void navigation.go({ route: 'favorites', search: writeView({ ...shownView, stay }) })
          }
        />
        <ViewChoice
          route="favorites"
          isMap={view.isMap}
          searchOf={(isMap) => writeView({ ...shownView, isMap })}
        />
      </div>
      <ListChoice
        view={view}
        favorites={favorites}
        lists={lists}
        shown={shown}
        onNewList={() => setTask({ kind: 'name', list: undefined })}
      />
      {hasTools && (
        <ListTools list={named} isShared={store.shareOf(named?.id ?? null) !== undefined} onTask={setTask} />
      )}
      {view.isMap && homes.length > 0 ? (
        <LazyHomesMap homes={homes} stay={view.stay} />
      ) : (
        <>
          <FavoriteCards store={store} view={shownView} onTask={setTask} compared={compared} />
          <CompareBar view={shownView} chosen={compared.chosen} onClear={compared.clear} />
        </>
      )}
      {task && dialog && (
        <dialog.FavoriteDialog
          store={store}
          task={task}
          onClose={close}
          onDeleted={() =>
            void navigation.go({ route: 'favorites', search: writeView({ ...view, list: undefined }) })
          }
        />
      )}
    </>
  );
});
