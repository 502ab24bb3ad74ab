import { RouteLink } from '@moien/shared-lib';
import { linkAttributes } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './PageTitle.module.css';

/** In the header in place of the search bar (specification §2); where there is room, with the way back. */
export function PageTitle() {
  const { t } = useTranslation('ads');
  return (
    <div className={styles.side}>
      <p className={styles.title}>{t('header-title')}</p>
      <span className={styles.other}>
        <RouteLink route="dashboard" {...linkAttributes({ look: 'quiet' })}>
          {t('header-other')}
        </RouteLink>
      </span>
    </div>
  );
}
