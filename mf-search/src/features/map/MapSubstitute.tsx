import { Button, Skeleton } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './MapSubstitute.module.css';

type MapSubstituteProps = { hasFailed: boolean; onRetry: () => void };

/** Stands in the map's place until its code has come, and says so when it did not. */
export function MapSubstitute({ hasFailed, onRetry }: MapSubstituteProps) {
  const { t } = useTranslation('search');
  if (!hasFailed) return <Skeleton shape="block" className={styles.waiting} />;
  return (
    <div className={styles.failed} role="alert">
      <p>{t('map-not-loaded')}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
}
