import { useTranslation } from 'react-i18next';
import styles from './StepPosition.module.css';

/** The steps that ask for something; the last only says what comes next. */
const COUNT = 2;

export function StepPosition({ number }: { number: number }) {
  const { t } = useTranslation('auth');
  return <p className={styles.position}>{t('auth-step-position', { number, total: COUNT })}</p>;
}
