import type { CalendarConflict } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatDays, Notice } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import type { HomeRow } from './calendar-days.ts';
import styles from './EditSheet.module.css';

type ConflictsProps = { conflicts: readonly CalendarConflict[]; count: number; rows: readonly HomeRow[] };

const SHOWN = 5;

/** What takes some of the days, which stays as it is. */
export function Conflicts({ conflicts, count, rows }: ConflictsProps) {
  const { t } = useTranslation('calendar');
  const { languageTag } = useRootStore();
  const titles = new Map(rows.map(({ home }) => [home.propertyId, home.title]));
  return (
    <>
      <Notice tone="informative">{t('conflicts', { count })}</Notice>
      <ul className={styles.conflicts}>
        {conflicts.slice(0, SHOWN).map(({ propertyId, kind, firstDay, lastDay }) => (
          <li key={`${propertyId} ${firstDay}`}>
            {titles.get(propertyId)}: {t(`state-${kind}`)}, {formatDays(firstDay, lastDay, languageTag)}
          </li>
        ))}
        {count > SHOWN && <li>{t('conflicts-more', { count: count - SHOWN })}</li>}
      </ul>
    </>
  );
}
