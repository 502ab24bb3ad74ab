import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { Button, formatNumber, VisuallyHidden } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './MapPanel.module.css';
import { mapStore } from './map-store.ts';

/**
 * How many homes are in view, or why they are not; an empty list beside it says that itself. Pins of before
 * stay meanwhile.
 */
export const MapStatus = observer(function MapStatus({ isListEmpty }: { isListEmpty: boolean }) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const store = useFeatureStore(mapStore);
  const { status, count, isCountExact } = store;
  useEffect(() => {
    if (status !== 'failed') return;
    const retry = () => void store.retry();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [status, store]);

  if (status === 'failed') {
    return (
      <div className={styles.note} role="alert">
        <span>{t(navigator.onLine ? 'map-failed' : 'map-offline')}</span>
        <Button variant="quiet" onClick={() => void store.retry()}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  const formatted = formatNumber(count, languageTag) + (isCountExact ? '' : '+');
  const text = status === 'known' ? t('map-count', { count, formatted }) : '';
  const isEmpty = status === 'known' && count === 0;
  const isEmptyShown = isEmpty && !isListEmpty;
  const isFirst = status === 'waiting' && store.pins.length === 0;
  return (
    <div role="status" className={isEmptyShown || isFirst ? styles.note : undefined}>
      {isFirst && t('map-loading')}
      {isEmptyShown && t('map-empty')}
      {!isEmpty && <VisuallyHidden>{text}</VisuallyHidden>}
    </div>
  );
});
