import { RouteLink } from '@moien/shared-lib';
import { buttonAttributes, EmptyState } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './SharedFavorites.module.css';

/** In place of a list whose link has ended, and of one that never was: the page says the same of both. */
export function EndedShare() {
  const { t } = useTranslation('kept-homes');
  return (
    <div className={styles.page}>
      <EmptyState
        headingLevel={1}
        scene="closed"
        title={t('share-ended-title')}
        text={t('share-ended-text')}
        action={
          <RouteLink route="search" {...buttonAttributes({ variant: 'primary' })}>
            {t('explore')}
          </RouteLink>
        }
      />
    </div>
  );
}
