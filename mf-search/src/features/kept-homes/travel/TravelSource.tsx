import { EMISSION_FACTORS_YEAR } from '@moien/contract';
import { useTranslation } from 'react-i18next';
import styles from './Travel.module.css';

/** Whose factors the journeys are estimated with, of which year, and what that leaves out. */
export function TravelSource() {
  const { t } = useTranslation('kept-homes');
  return <p className={styles.source}>{t('travel-source', { year: EMISSION_FACTORS_YEAR })}</p>;
}
