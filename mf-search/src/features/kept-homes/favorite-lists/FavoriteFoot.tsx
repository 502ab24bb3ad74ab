import type { Favorite, FavoriteList } from '@moien/contract';
import {
  Button,
  Checkbox,
  Icon,
  Menu,
  MenuItem,
  MenuItemContent,
  MenuSection,
  menuItemAttributes,
} from '@moien/shared-lib/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LIST } from './favorites-view.ts';
import styles from './Lists.module.css';
import { listOf } from './list-of.ts';
import type { Compared } from './use-compared.ts';

type FavoriteFootProps = {
  favorite: Favorite;
  lists: readonly FavoriteList[];
  onMove: (listId: string | null) => void;
  /** A new list is named, and the home goes there. */
  onMoveToNew: () => void;
  onNote: () => void;
  compared: Compared;
};

/** Below a favourite: the list that it is in, its note, and what changes them. */
export function FavoriteFoot({ favorite, lists, onMove, onMoveToNew, onNote, compared }: FavoriteFootProps) {
  const { t } = useTranslation('kept-homes');
  const { note, property } = favorite;
  const title = property?.title ?? t('gone-title');
  const shown = listOf(favorite, lists);
  const choices = [{ id: DEFAULT_LIST, name: t('list-default') }, ...lists];
  const name = choices.find(({ id }) => id === shown)?.name ?? '';
  return (
    <div className={styles.foot}>
      {favorite.isBookableForStay === false && <p className={styles.unavailable}>{t('stay-unavailable')}</p>}
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.footRow}>
        <Menu
          label={t('list-of', { title })}
          closeLabel={t('close')}
          role="group"
          align="start"
          trigger={(trigger) => (
            <Button
              {...trigger}
              variant="quiet"
              className={styles.footButton}
              aria-label={t('list-change', { title, name })}
            >
              <span className={styles.listName}>{name}</span>
              <Icon of={ChevronDown} size="small" />
            </Button>
          )}
        >
          <MenuSection label={t('list-put-into')}>
            {choices.map(({ id, name: choice }) => (
              <MenuItem key={id}>
                <button
                  type="button"
                  {...menuItemAttributes({ isCurrent: id === shown })}
                  onClick={() => id !== shown && onMove(id === DEFAULT_LIST ? null : id)}
                >
                  <MenuItemContent>{choice}</MenuItemContent>
                </button>
              </MenuItem>
            ))}
          </MenuSection>
          <MenuSection>
            <MenuItem>
              <button type="button" {...menuItemAttributes()} onClick={onMoveToNew}>
                <MenuItemContent icon={Plus}>{t('list-new')}</MenuItemContent>
              </button>
            </MenuItem>
          </MenuSection>
        </Menu>
        <Button
          variant="quiet"
          className={styles.footButton}
          aria-label={t(note ? 'note-edit-named' : 'note-add-named', { title })}
          onClick={onNote}
        >
          {t(note ? 'note-edit' : 'note-add')}
        </Button>
      </div>
      {property && (
        <Checkbox
          label={t('compare')}
          aria-label={t('compare-named', { title })}
          checked={compared.has(property.id)}
          disabled={compared.isFull && !compared.has(property.id)}
          onChange={() => compared.toggle(property.id)}
        />
      )}
    </div>
  );
}
