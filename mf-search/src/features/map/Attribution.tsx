import { Link } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './MapFrame.module.css';
import type { Tiles } from './use-tiles.ts';

/** Whose drawing it is, and the way to streets, which others serve. */
export function Attribution({ tiles }: { tiles: Tiles }) {
  const { t } = useTranslation('search');
  return (
    <div className={styles.attribution}>
      {tiles.areShown ? (
        <Link
          look="quiet"
          href="https://www.openstreetmap.org/copyright"
          target="_blank"
          newTabLabel={t('map-new-tab')}
        >
          {t('map-tiles-attribution')}
        </Link>
      ) : (
        <span className={styles.source}>{t('map-attribution')}</span>
      )}
      {tiles.areOffered && (
        <button type="button" className={styles.streets} onClick={tiles.ask}>
          {t('map-show-streets')}
        </button>
      )}
    </div>
  );
}
