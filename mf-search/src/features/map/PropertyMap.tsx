import leaflet from 'leaflet';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './MapFrame.module.css';
import { MapFrame } from './MapFrame.tsx';
import type { Coordinates, MapView } from './map-view.ts';

/** A home stands somewhere in a circle of this radius, in metres: its address is never public. */
const CIRCLE_METRES = 500;
/** Far enough that the name of its city is seen. */
const ZOOM = 12;

/** About where a home is: a circle round the place that is published. Fills its box. */
export const PropertyMap = observer(function PropertyMap({ latitude, longitude }: Coordinates) {
  const { t } = useTranslation('search');
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
      return undefined;
    },
    [latitude, longitude],
  );
  return (
    <div className={styles.box}>
      <MapFrame key={`${latitude},${longitude}`} label={t('map-of-property')} isGuarded onView={draw} />
    </div>
  );
});
