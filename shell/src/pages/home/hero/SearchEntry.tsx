import { RouteLink } from '@moien/shared-lib';
import { Icon } from '@moien/shared-lib/ui';
import Search from 'lucide-react/icons/search';
import { useTranslation } from 'react-i18next';
import { SlotHost } from '../../../slots/SlotHost.tsx';
import styles from './SearchEntry.module.css';

/**
 * The way into the search: a link of the search bar's size, which gives its room to the bar when its release
 * fills the slot.
 */
export function SearchEntry() {
  const { t } = useTranslation('pages');
  return (
    <div className={styles.room}>
      <SlotHost slot="search-bar" />
      <RouteLink className={styles.link} route="search">
        <span className={styles.words}>{t('search-entry')}</span>
        <span className={styles.mark}>
          <Icon of={Search} />
        </span>
      </RouteLink>
    </div>
  );
}
