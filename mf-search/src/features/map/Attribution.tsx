import { Button, Link, Popover } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './MapFrame.module.css';
import type { StreetSource } from './street-source.ts';
import type { Tiles } from './use-tiles.ts';

type AttributionProps = { tiles: Tiles; streets: StreetSource | undefined };

/** Whose drawing it is, and the way to streets, which others serve. */
export function Attribution({ tiles, streets }: AttributionProps) {
  const { t } = useTranslation('search');
  return (
    <div className={styles.attribution}>
      {tiles.areShown || streets?.isFromOpenStreetMap ? (
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
      {tiles.areOffered && <StreetsOffer load={tiles.load} />}
    </div>
  );
}

/** Says what loading streets means, and takes the answer to that alone: the whole question is elsewhere. */
function StreetsOffer({ load }: { load: () => void }) {
  const { t } = useTranslation('search');
  return (
    <Popover
      label={t('map-show-streets')}
      closeLabel={t('close')}
      role="dialog"
      className={styles.streetsNote}
      trigger={(trigger) => (
        <button type="button" className={styles.streets} {...trigger}>
          {t('map-show-streets')}
        </button>
      )}
    >
      <p>{t('map-streets-note')}</p>
      <Button variant="primary" data-closes onClick={load}>
        {t('map-load-streets')}
      </Button>
    </Popover>
  );
}

/** Only the ground is everybody's, and need not be named where there is little room. */
function Source({ owner }: { owner: string | undefined }) {
  const { t } = useTranslation('search');
  if (owner) return <span className={styles.owner}>{owner}</span>;
  return <span className={styles.source}>{t('map-attribution')}</span>;
}
