import { addDays, type Day, toDay } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatDay } from '@moien/shared-lib/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { WEEK } from './calendar-days.ts';
import { numbersOf } from './drawn-weeks.ts';
import { columnHeader, gridRow } from './grid-roles.ts';
import styles from './Timeline.module.css';
import type { CellSize } from './use-cell-size.ts';

/** Columns that the name of a month needs. */
const MONTH_COLUMNS = 2;
const DAYS = Array.from({ length: WEEK }, (_, index) => index);

type MonthHeaderProps = { from: Day; firstWeek: number; lastWeek: number; size: CellSize };

/** Months and days above the homes; they stay in sight. */
export const MonthHeader = memo(function MonthHeader(props: MonthHeaderProps) {
  const { from, firstWeek, lastWeek, size } = props;
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
          inlineStart={size.name + index * WEEK * size.column}
        />
      ))}
    </div>
  );
});

type WeekHeaderProps = {
  week: number;
  monday: Day;
  language: string;
  today: Day;
  /** Distance from the start of the timeline, in pixels. */
  inlineStart: number;
};

const WeekHeader = memo(function WeekHeader(props: WeekHeaderProps) {
  const { week, monday, language, today, inlineStart } = props;
  const first = DAYS.findIndex((index) => addDays(monday, index).endsWith('-01'));
  // A month stands above its first day, and above the first day of a week where it has room.
  const columns = first < 0 ? [0] : first < MONTH_COLUMNS ? [first] : [0, first];
  return (
    <div className={styles.weekHeader} style={{ insetInlineStart: inlineStart }}>
      {columns.map((column) => (
        <span
          key={column}
          className={styles.month}
          style={{ gridColumnStart: column + 1 }}
          aria-hidden="true"
        >
          {formatDay(addDays(monday, column), language, 'month')}
        </span>
      ))}
      {DAYS.map((index) => {
        const day = addDays(monday, index);
        return (
          <span
            key={day}
            className={styles.dayName}
            {...columnHeader(week * WEEK + index + 2, formatDay(day, language, 'weekday'))}
            data-today={day === today || undefined}
          >
            {`${formatDay(day, language, 'short-name')}\n${Number(day.slice(8))}`}
          </span>
        );
      })}
    </div>
  );
});
