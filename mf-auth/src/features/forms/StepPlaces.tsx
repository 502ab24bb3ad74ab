import { Button, Skeleton } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './Step.module.css';

/** In the place of a step whose code or data did not come. */
export function StepNotLoaded({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <div className={styles.form}>
      <p role="alert" className={styles.notice}>
        {t('auth-unreachable')}
      </p>
      <Button size="large" isWide onClick={onRetry}>
        {t('auth-retry')}
      </Button>
    </div>
  );
}

/** As tall as the step that comes. */
export function StepWaiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton width="third" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
