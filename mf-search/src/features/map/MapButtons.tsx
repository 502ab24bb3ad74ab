import { Button, IconButton, Popover } from '@moien/shared-lib/ui';
import MapIcon from 'lucide-react/icons/map';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import styles from './MapFrame.module.css';
import type { MapView } from './map-view.ts';
import type { Tiles } from './use-tiles.ts';

type MapButtonsProps = { view: MapView | undefined; tiles: Tiles };

/** What moves the map nearer and away, and the way to streets, which others serve. */
export function MapButtons({ view, tiles }: MapButtonsProps) {
  const { t } = useTranslation('search');
  return (
    <div className={styles.zoom}>
      <IconButton variant="floating" label={t('map-zoom-in')} icon={Plus} onClick={() => view?.zoomBy(1)} />
      <IconButton
        variant="floating"
        label={t('map-zoom-out')}
        icon={Minus}
        onClick={() => view?.zoomBy(-1)}
      />
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
        <IconButton variant="floating" label={t('map-show-streets')} icon={MapIcon} {...trigger} />
      )}
    >
      <p>{t('map-streets-note')}</p>
      <Button variant="primary" data-closes onClick={load}>
        {t('map-load-streets')}
      </Button>
    </Popover>
  );
}
