import { classNames } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './Availability.module.css';
import looks from './day-looks.module.css';
import { CONFLICT_MARK, STATE_MARKS } from './state-marks.ts';

const SHOWN = ['open', 'booking', 'hold', 'import', 'closed'] as const;
/** Of a day with a price. */
const SAMPLE_PRICE = '95';

type LegendProps = {
  /** Days are taken twice: rare, so that their looks are explained only where they are seen. */
  hasConflict: boolean;
};

/** What the looks of days mean, each with a day that looks so. */
export function Legend({ hasConflict }: LegendProps) {
  const { t } = useTranslation('calendar');
  const sample = classNames(looks.day, styles.sample);
  return (
    <ul className={styles.legend} aria-label={t('legend')}>
      {SHOWN.map((state) => (
        <li key={state}>
          <span className={sample} data-state={state} aria-hidden="true">
            {STATE_MARKS[state]}
          </span>
          {t(state === 'import' ? 'legend-import' : `state-${state}`)}
        </li>
      ))}
      {hasConflict && (
        <li>
          <span className={sample} data-conflict aria-hidden="true">
            {CONFLICT_MARK}
          </span>
          {t('conflict')}
        </li>
      )}
      <li>
        <span className={sample} aria-hidden="true">
          <span className={looks.price} data-rule>
            {SAMPLE_PRICE}
          </span>
        </span>
        {t('legend-rule')}
      </li>
      <li>
        <span className={sample} aria-hidden="true">
          <span className={looks.price} data-own>
            {SAMPLE_PRICE}
          </span>
        </span>
        {t('legend-own')}
      </li>
    </ul>
  );
}
