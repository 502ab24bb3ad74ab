import type { Favorite, FavoriteList } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { Button, formatNumber, Icon } from '@moien/shared-lib/ui';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LIST, type FavoritesView, writeView } from './favorites-view.ts';
import styles from './Lists.module.css';
import { shownFavorites } from './list-of.ts';

type ListChoiceProps = {
  view: FavoritesView;
  favorites: readonly Favorite[];
  lists: readonly FavoriteList[];
  /** Undefined: all favourites. */
  shown: string | undefined;
  onNewList: () => void;
};

/** A link to each list, with the number of its homes; without own lists only the button. */
export function ListChoice({ view, favorites, lists, shown, onNewList }: ListChoiceProps) {
  const { t } = useTranslation('kept-homes');
  const { languageTag } = useRootStore();
  const choices = [
    { list: undefined, name: t('lists-all') },
    { list: DEFAULT_LIST, name: t('list-default') },
    ...lists.map(({ id, name }) => ({ list: id, name })),
  ];
  return (
    <div className={styles.lists}>
      {lists.length > 0 && (
        <nav aria-label={t('lists')}>
          <ul className={styles.choices}>
            {choices.map(({ list, name }) => (
              <li key={list ?? 'all'}>
                <RouteLink
                  className={styles.choice}
                  route="favorites"
                  search={writeView({ ...view, list })}
                  aria-current={list === shown ? 'true' : undefined}
                >
                  {name}{' '}
                  <span className={styles.count}>
                    {formatNumber(shownFavorites(favorites, lists, list).length, languageTag)}
                  </span>
                </RouteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Button variant="quiet" onClick={onNewList}>
        <Icon of={Plus} size="small" />
        {t('list-new')}
      </Button>
    </div>
  );
}
