import { useRootStore } from '@moien/shared-lib';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../search-state/format-count.ts';
import type { RankedLooser } from '../search-state/ranked-looser.ts';
import styles from './MapPanel.module.css';

/** Of which search the dots are, where the own one finds nothing. */
export function LooserNote({ looser: { without, count } }: { looser: RankedLooser }) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const homes =
    count !== undefined && t('result-count', { count, formatted: formatCount(count, languageTag) });
  return (
    <p className={styles.units}>
      {[without === 'budget' ? t('looser-budget') : t(`without-${without}`), homes]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}
