import { useTranslation } from 'react-i18next';
import styles from './Availability.module.css';
import { STATE_MARKS } from './state-marks.ts';

const SHOWN = ['booking', 'hold', 'import', 'closed'] as const;

/** What the marks of days mean. */
export function Legend() {
  const { t } = useTranslation('calendar');
  return (
    <ul className={styles.legend}>
      {SHOWN.map((state) => (
        <li key={state}>
          <span aria-hidden="true">{STATE_MARKS[state]}</span> {t(`state-${state}`)}
        </li>
      ))}
      <li>{t('legend-rule')}</li>
      <li>{t('legend-own')}</li>
    </ul>
  );
}
