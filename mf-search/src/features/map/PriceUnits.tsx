import { useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './MapPanel.module.css';
import { mapStore } from './map-store.ts';

/**
 * Says once for what the prices of the pins are, how each kind looks where there are several, and what dots
 * are, as long as the map has some.
 */
export const PriceUnits = observer(function PriceUnits() {
  const { t } = useTranslation('search');
  const { priceKinds, mainPriceKind } = useFeatureStore(mapStore);
  const [only] = priceKinds;
  if (!only) return null;
  return (
    <p className={styles.units}>
      {priceKinds.length === 1 ? (
        <span>{t(`map-prices-${only}`)}</span>
      ) : (
        priceKinds.map((kind) => (
          <span
            key={kind}
            className={styles.unit}
            data-price={kind}
            data-is-main={kind === mainPriceKind || undefined}
          >
            {t(`map-kind-${kind}`)}
          </span>
        ))
      )}
      <span className={styles.dots}>{t('map-dots')}</span>
    </p>
  );
});
