import { useRootStore } from '@moien/shared-lib';
import { formatNumber } from '@moien/shared-lib/ui';
import leaflet from 'leaflet';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { drawRings } from './distance-rings.ts';
import styles from './MapFrame.module.css';
import { MapFrame } from './MapFrame.tsx';
import type { Coordinates, MapView } from './map-view.ts';

/** A home stands somewhere in a circle of this radius, in metres: its address is never public. */
const CIRCLE_METRES = 500;
/** Far enough that the name of its city is seen. */
const ZOOM = 12;
/** Rings that show how far is how far, in kilometres. */
const RINGS = [1, 2, 4] as const;

/** About where a home is: a circle round the place that is published. Fills its box. */
export const PropertyMap = observer(function PropertyMap({ latitude, longitude }: Coordinates) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const draw = useCallback(
    (view: MapView) => {
      view.centre({ latitude, longitude }, ZOOM);
      leaflet
        .circle([latitude, longitude], {
          radius: CIRCLE_METRES,
          className: styles.circle ?? '',
          interactive: false,
        })
        .addTo(view.map);
      drawRings(
        view.map,
        { latitude, longitude },
        RINGS.map((kilometres) => ({
          kilometres,
          text: t('radius-kilometres', { formatted: formatNumber(kilometres, languageTag) }),
        })),
      );
      return undefined;
    },
    [latitude, longitude, languageTag, t],
  );
  return (
    <div className={styles.box}>
      <MapFrame key={`${latitude},${longitude}`} label={t('map-of-property')} isGuarded onView={draw} />
    </div>
  );
});
