import { RouteLink, useRootStore } from '@moien/shared-lib';
import { Wordmark } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SlotHost } from '../slots/SlotHost.tsx';
import styles from './Header.module.css';
import { LanguagePicker } from './LanguagePicker.tsx';

export function Header({ hasSearchBar }: { hasSearchBar: boolean }) {
  const { t } = useTranslation('shell');
  const { languageTag } = useRootStore();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link className={styles.logo} to={`/${languageTag}`}>
          <Wordmark label={t('home-link')} />
        </Link>
        {hasSearchBar && (
          <div className={styles.search}>
            <SlotHost slot="search-bar" />
          </div>
        )}
        <div className={styles.tools}>
          <RouteLink className={styles.link} route="blog">
            {t('blog')}
          </RouteLink>
          <LanguagePicker />
        </div>
      </div>
    </header>
  );
}
