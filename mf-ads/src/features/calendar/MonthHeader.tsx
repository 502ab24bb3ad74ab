import { addDays, addMonths, type Day, nightsBetween, toDay } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatDay } from '@moien/shared-lib/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { WEEK } from './calendar-days.ts';
import { numbersOf } from './drawn-weeks.ts';
import { columnHeader, gridRow } from './grid-roles.ts';
import styles from './Timeline.module.css';
import type { CellSize } from './use-cell-size.ts';

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
      {monthsOfWeeks(from, firstWeek, lastWeek).map((month) => (
        <MonthName key={month} month={month} from={from} size={size} language={languageTag} />
      ))}
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

/** The months of the weeks that are drawn, each by its first day. */
function monthsOfWeeks(from: Day, firstWeek: number, lastWeek: number): Day[] {
  const first = addDays(from, firstWeek * WEEK);
  const last = addDays(from, lastWeek * WEEK + WEEK - 1);
  const months: Day[] = [];
  for (let month = `${first.slice(0, 7)}-01`; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}

type MonthNameProps = { month: Day; from: Day; size: CellSize; language: string };

/** Along the days of a month; its name stays in sight as long as one of them is. */
const MonthName = memo(function MonthName({ month, from, size, language }: MonthNameProps) {
  const first = month < from ? 0 : nightsBetween(from, month);
  const end = nightsBetween(from, addMonths(month, 1));
  const place = {
    insetInlineStart: size.name + first * size.column,
    inlineSize: (end - first) * size.column,
  };
  return (
    <div className={styles.month} style={place} aria-hidden="true">
      <span className={styles.monthName}>{formatDay(month, language, 'month')}</span>
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
  return (
    <div className={styles.weekHeader} style={{ insetInlineStart: inlineStart }}>
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
