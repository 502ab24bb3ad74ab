import { Button, Skeleton, VisuallyHidden } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './SearchPopup.module.css';

type StayPickerSubstituteProps = { hasFailed: boolean; onRetry: () => void };

/** Stands in the calendar's place until its code has come, and says so when it did not. */
export function StayPickerSubstitute({ hasFailed, onRetry }: StayPickerSubstituteProps) {
  const { t } = useTranslation('search');
  if (!hasFailed)
    return (
      <div className={styles.calendarSkeleton} aria-busy="true">
        <VisuallyHidden>{t('calendar-loading')}</VisuallyHidden>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="block" ratio="4:3" />
      </div>
    );
  return (
    <div className={styles.failure}>
      <p role="alert" className={styles.alert}>
        {t('calendar-failed')}
      </p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
}
