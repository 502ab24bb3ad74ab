import { useTranslation } from 'react-i18next';
import styles from './WorkStatus.module.css';

/**
 * Says that the browser does the work of a challenge; always there, so that it is read out when it begins.
 */
export function WorkStatus({ isWorking }: { isWorking: boolean }) {
  const { t } = useTranslation('auth');
  return (
    <p role="status" className={styles.status}>
      {isWorking && t('auth-challenge-working')}
    </p>
  );
}
