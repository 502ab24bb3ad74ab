import { Link } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './MapFrame.module.css';
import type { StreetSource } from './street-source.ts';

type AttributionProps = { streets: StreetSource | undefined; areTilesShown: boolean };

/** Whose drawing it is. */
export function Attribution({ streets, areTilesShown }: AttributionProps) {
  const { t } = useTranslation('search');
  return (
    <div className={styles.attribution}>
      {areTilesShown || streets?.isFromOpenStreetMap ? (
        <Link
          look="quiet"
          href="https://www.openstreetmap.org/copyright"
          target="_blank"
          newTabLabel={t('map-new-tab')}
        >
          {t('map-tiles-attribution')}
        </Link>
      ) : (
        <Source owner={streets?.attribution} />
      )}
    </div>
  );
}

/** Only the ground is everybody's, and need not be named where there is little room. */
function Source({ owner }: { owner: string | undefined }) {
  const { t } = useTranslation('search');
  if (owner) return <span className={styles.owner}>{owner}</span>;
  return <span className={styles.source}>{t('map-attribution')}</span>;
}
