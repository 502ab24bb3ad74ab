import type { Day } from '@moien/contract';
import type { TextFunction } from '@moien/shared-lib';
import type { HomeRow } from './calendar-days.ts';
import { shortPrice, wordsOfCell } from './day-words.ts';
import { gridCell } from './grid-roles.ts';
import { STATE_MARKS } from './state-marks.ts';
import styles from './WeekCells.module.css';

type DayCellProps = {
  row: HomeRow;
  rowIndex: number;
  column: number;
  day: Day;
  isChosen: boolean;
  language: string;
  t: TextFunction;
  /** The column of the grid, counted from 1. */
  gridColumn: number;
  /** The day of the month stands in the cell. */
  isNumbered?: boolean;
};

/** One day of a home; the grid listens for it. */
export function DayCell({
  row,
  rowIndex,
  column,
  day,
  isChosen,
  language,
  t,
  gridColumn,
  isNumbered,
}: DayCellProps) {
  const homeDay = row.days[column];
  if (!homeDay) return null;
  const { state, setting, entry } = homeDay;
  return (
    <div
      id={`day-${rowIndex}-${column}`}
      className={styles.day}
      {...gridCell(gridColumn, isChosen, wordsOfCell(t, row, homeDay, day, language))}
      data-column={column}
      data-state={state}
      data-own={setting.priceSource === 'day' || undefined}
      data-rule={setting.ruleId !== null || undefined}
      data-begins={(entry && row.days[column - 1]?.entry !== entry) || undefined}
    >
      {isNumbered && <b className={styles.number}>{Number(day.slice(8))}</b>}
      {STATE_MARKS[state] && <span className={styles.mark}>{STATE_MARKS[state]}</span>}
      {setting.price !== null && state !== 'over' && state !== 'beyond' && (
        <span className={styles.price}>{shortPrice(setting.price, row.home.currency, language)}</span>
      )}
    </div>
  );
}
