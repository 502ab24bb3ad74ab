import { useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './MapPanel.module.css';
import { mapStore } from './map-store.ts';

/** Says once for what the prices of the pins are; where there are several kinds, how each looks. */
export const PriceUnits = observer(function PriceUnits() {
  const { t } = useTranslation('search');
  const { priceKinds, mainPriceKind } = useFeatureStore(mapStore);
  const [only] = priceKinds;
  if (!only) return null;
  if (priceKinds.length === 1) return <p className={styles.units}>{t(`map-prices-${only}`)}</p>;
  return (
    <p className={styles.units}>
      {priceKinds.map((kind) => (
        <span
          key={kind}
          className={styles.unit}
          data-price={kind}
          data-is-main={kind === mainPriceKind || undefined}
        >
          {t(`map-kind-${kind}`)}
        </span>
      ))}
    </p>
  );
});
