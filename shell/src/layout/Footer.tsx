import { RouteLink } from '@moien/shared-lib';
import { Wordmark } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './Footer.module.css';

export function Footer() {
  const { t } = useTranslation('shell');
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <Wordmark />
          <p className={styles.line}>{t('footer-line')}</p>
        </div>
        <nav aria-label={t('footer-navigation')}>
          <RouteLink className={styles.link} route="search">
            {t('all-homes')}
          </RouteLink>
        </nav>
        <p className={styles.small}>{t('copyright')}</p>
        <p className={styles.small}>{t('place-credits')}</p>
      </div>
    </footer>
  );
}
