import { useRootStore } from '@moien/shared-lib';
import { dayInTimeZone, deviceTimeZone, EmptyState, formatDay } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { staySearch } from '../../search-state/stay-search.ts';
import { KeptHome } from '../KeptHome.tsx';
import styles from '../KeptHomes.module.css';
import { FavoriteFoot } from './FavoriteFoot.tsx';
import type { FavoritePageStore } from './favorite-page-store.ts';
import type { FavoriteTask } from './favorite-task.ts';
import type { FavoritesView } from './favorites-view.ts';
import { shownFavorites } from './list-of.ts';
import type { Compared } from './use-compared.ts';

type FavoriteCardsProps = {
  store: FavoritePageStore;
  view: FavoritesView;
  onTask: (task: FavoriteTask) => void;
  compared: Compared;
};

/** One that is unmarked here stays until the page is opened again. */
export const FavoriteCards = observer(function FavoriteCards(props: FavoriteCardsProps) {
  const { store, view, onTask, compared } = props;
  const { t } = useTranslation('kept-homes');
  const { languageTag } = useRootStore();
  const { lists, list } = store;
  const favorites = shownFavorites(list.items ?? [], lists, view.list);
  if (favorites.length === 0) return <EmptyState title={t('list-empty-title')} text={t('list-empty-text')} />;
  return (
    <ul className={styles.cards}>
      {favorites.map((favorite, index) => {
        const { propertyId, property, creationTimestamp } = favorite;
        return (
          <KeptHome
            key={propertyId}
            property={property}
            isFirst={index === 0}
            search={staySearch(view.stay)}
            goneText={t('saved-on', {
              day: formatDay(dayInTimeZone(creationTimestamp, deviceTimeZone()), languageTag, 'long'),
            })}
            onRemove={property ? undefined : () => store.remove(propertyId)}
          >
            <FavoriteFoot
              favorite={favorite}
              lists={lists}
              onMove={(listId) => void store.change(propertyId, { listId })}
              onMoveToNew={() => onTask({ kind: 'name', list: undefined, propertyId })}
              compared={compared}
              onNote={() => onTask({ kind: 'note', favorite })}
            />
          </KeptHome>
        );
      })}
    </ul>
  );
});
