import type { SharedFavorites as Shared } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { EmptyState } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { staySearch } from '../../search-state/stay-search.ts';
import { FavoriteStay } from '../favorite-lists/FavoriteStay.tsx';
import { type FavoritesView, writeView } from '../favorite-lists/favorites-view.ts';
import lists from '../favorite-lists/Lists.module.css';
import { ViewChoice } from '../favorite-lists/ViewChoice.tsx';
import { LazyHomesMap } from '../homes-map/LazyHomesMap.tsx';
import { KeptHome } from '../KeptHome.tsx';
import kept from '../KeptHomes.module.css';
import styles from './SharedFavorites.module.css';

type SharedFavoritesProps = { shared: Shared; token: string; view: FavoritesView };

/** A list of somebody else, as its link shows it. */
export const SharedFavorites = observer(function SharedFavorites(props: SharedFavoritesProps) {
  const { shared, token, view } = props;
  const { t } = useTranslation('kept-homes');
  const { navigation } = useRootStore();
  const { firstName, listName, favoriteArray } = shared;
  const homes = favoriteArray.flatMap(({ property }) => property ?? []);
  const place = { route: 'shared-favorites', parameters: { token } };
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{listName ?? t('shared-default', { name: firstName })}</h1>
        <p className={styles.lead}>{t('shared-lead', { name: firstName })}</p>
      </header>
      {favoriteArray.length === 0 ? (
        <EmptyState title={t('list-empty-title')} text={t('shared-empty', { name: firstName })} />
      ) : (
        <>
          <div className={lists.top}>
            <FavoriteStay
              view={view}
              onShow={(stay) => void navigation.go({ ...place, search: writeView({ ...view, stay }) })}
            />
            <ViewChoice {...place} isMap={view.isMap} searchOf={(isMap) => writeView({ ...view, isMap })} />
          </div>
          {view.isMap && homes.length > 0 ? (
            <LazyHomesMap homes={homes} stay={view.stay} />
          ) : (
            <SharedCards {...props} />
          )}
        </>
      )}
    </div>
  );
});

function SharedCards({ shared: { favoriteArray, firstName }, view }: SharedFavoritesProps) {
  const { t } = useTranslation('kept-homes');
  return (
    <ul className={kept.cards}>
      {favoriteArray.map(({ property, note, isBookableForStay }, index) => (
        <KeptHome
          // A home that is gone has no id, and the list stays as it is.
          key={property?.id ?? index}
          property={property}
          isFirst={index === 0}
          search={staySearch(view.stay)}
          goneText={t('shared-gone')}
          onRemove={undefined}
        >
          {(note || isBookableForStay === false) && (
            <div className={lists.foot}>
              {isBookableForStay === false && <p className={lists.unavailable}>{t('stay-unavailable')}</p>}
              {note && (
                <figure className={styles.note}>
                  <figcaption>{t('shared-note', { name: firstName })}</figcaption>
                  <p className={lists.note}>{note}</p>
                </figure>
              )}
            </div>
          )}
        </KeptHome>
      ))}
    </ul>
  );
}
