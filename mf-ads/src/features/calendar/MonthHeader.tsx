import { addDays, type Day, toDay } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatDay } from '@moien/shared-lib/ui';
import { type CSSProperties, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { WEEK } from './calendar-days.ts';
import { numbersOf } from './drawn-weeks.ts';
import { columnHeader, gridRow } from './grid-roles.ts';
import styles from './Timeline.module.css';

const DAYS = Array.from({ length: WEEK }, (_, index) => index);

type MonthHeaderProps = { from: Day; firstWeek: number; lastWeek: number };

/** Months and days above the homes; they stay in sight. */
export const MonthHeader = memo(function MonthHeader({ from, firstWeek, lastWeek }: MonthHeaderProps) {
  const { t } = useTranslation('calendar');
  const { languageTag } = useRootStore();
  return (
    <div className={styles.header} {...gridRow(1)}>
      <div className={styles.corner} {...columnHeader(1)}>
        {t('homes')}
      </div>
      {numbersOf({ first: firstWeek, last: lastWeek }).map((index) => (
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
});

type WeekHeaderProps = { week: number; monday: Day; language: string; today: Day };

const WeekHeader = memo(function WeekHeader({ week, monday, language, today }: WeekHeaderProps) {
  // A month stands above its first day, else above the Monday.
  const first = Math.max(
    0,
    DAYS.findIndex((index) => addDays(monday, index).endsWith('-01')),
  );
  return (
    <div className={styles.weekHeader} style={{ '--week': week } as CSSProperties}>
      <span className={styles.month} style={{ gridColumnStart: first + 1 }} aria-hidden="true">
        {formatDay(addDays(monday, first), language, 'month')}
      </span>
      {DAYS.map((index) => {
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
