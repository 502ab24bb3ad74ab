import { addDays, type Day, toDay } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatDay } from '@moien/shared-lib/ui';
import type { VirtualItem } from '@tanstack/react-virtual';
import { type CSSProperties, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { WEEK } from './calendar-days.ts';
import { columnHeader, gridRow } from './grid-roles.ts';
import styles from './Timeline.module.css';

/** Months and days above the homes; they stay in sight. */
export function MonthHeader({ from, weeks }: { from: Day; weeks: readonly VirtualItem[] }) {
  const { t } = useTranslation('calendar');
  const { languageTag } = useRootStore();
  return (
    <div className={styles.header} {...gridRow(1)}>
      <div className={styles.corner} {...columnHeader(1)}>
        {t('homes')}
      </div>
      {weeks.map(({ index }) => (
        <WeekHeader
          key={index}
          week={index}
          monday={addDays(from, index * WEEK)}
          language={languageTag}
          today={toDay(new Date())}
        />
      ))}
    </div>
  );
}

type WeekHeaderProps = { week: number; monday: Day; language: string; today: Day };

const WeekHeader = memo(function WeekHeader({ week, monday, language, today }: WeekHeaderProps) {
  return (
    <div className={styles.weekHeader} style={{ '--week': week } as CSSProperties}>
      <span className={styles.month} aria-hidden="true">
        {formatDay(addDays(monday, WEEK - 1), language, 'month')}
      </span>
      {Array.from({ length: WEEK }, (_, index) => {
        const day = addDays(monday, index);
        return (
          <span
            key={day}
            className={styles.dayName}
            {...columnHeader(week * WEEK + index + 2, formatDay(day, language, 'weekday'))}
            data-today={day === today || undefined}
          >
            <span>{formatDay(day, language, 'short-name')}</span>
            <b>{Number(day.slice(8))}</b>
          </span>
        );
      })}
    </div>
  );
});
