import type { Property } from '@moien/contract';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsNear } from '../lazy/use-is-near.ts';
import { LazyPropertyMap } from '../map/LazyPropertyMap.tsx';
import styles from './ApproximatePlace.module.css';

type ApproximatePlaceProps = { property: Property; place: string };

/** About where the home is; the map comes when it comes near, and its room is kept. */
export function ApproximatePlace({ property, place }: ApproximatePlaceProps) {
  const { t } = useTranslation('search');
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  const { latitude, longitude } = property;
  return (
    <section aria-labelledby="place">
      <h2 id="place">{t('where-it-is')}</h2>
      <p className={styles.text}>{t('place-approximate', { place })}</p>
      <div ref={box} className={styles.map}>
        {isNear && <LazyPropertyMap latitude={latitude} longitude={longitude} />}
      </div>
    </section>
  );
}
