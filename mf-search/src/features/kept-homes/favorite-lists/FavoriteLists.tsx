import { useRootStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLazyDialog } from '../../lazy/use-lazy-dialog.ts';
import { CompareBar } from './CompareBar.tsx';
import { FavoriteCards } from './FavoriteCards.tsx';
import { FavoriteStay } from './FavoriteStay.tsx';
import type { FavoritePageStore } from './favorite-page-store.ts';
import type { FavoriteTask } from './favorite-task.ts';
import { type FavoritesView, writeView } from './favorites-view.ts';
import { ListChoice } from './ListChoice.tsx';
import { ListTools } from './ListTools.tsx';
import { knownList } from './list-of.ts';
import { useCompared } from './use-compared.ts';

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
  return (
    <>
      <FavoriteStay view={shownView} />
      <ListChoice
        view={view}
        favorites={favorites}
        lists={lists}
        shown={shown}
        onNewList={() => setTask({ kind: 'name', list: undefined })}
      />
      {named && <ListTools list={named} onTask={setTask} />}
      <FavoriteCards store={store} view={shownView} onTask={setTask} compared={compared} />
      <CompareBar view={shownView} chosen={compared.chosen} onClear={compared.clear} />
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
