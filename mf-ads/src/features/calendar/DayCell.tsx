import { type Day, weekdayOf } from '@moien/contract';
import type { TextFunction } from '@moien/shared-lib';
import { cellId, type HomeRow } from './calendar-days.ts';
import styles from './DayCell.module.css';
import looks from './day-looks.module.css';
import { shortPrice, wordsOfCell } from './day-words.ts';
import { gridCell } from './grid-roles.ts';
import { STATE_MARKS } from './state-marks.ts';

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
};

const dayClass = `${looks.day} ${styles.cell}`;

/** One day of a month, with its number; the grid listens for it. */
export function DayCell({ row, rowIndex, column, day, isChosen, language, t, gridColumn }: DayCellProps) {
  const homeDay = row.days[column];
  if (!homeDay) return null;
  const { state, setting, entry } = homeDay;
  return (
    <div
      id={cellId({ row: rowIndex, column })}
      className={dayClass}
      {...gridCell(gridColumn, isChosen, wordsOfCell(t, row, homeDay, day, language))}
      data-column={column}
      data-state={state}
      data-weekend={weekdayOf(day) > 5 || undefined}
      data-own={setting.priceSource === 'day' || undefined}
      data-rule={setting.ruleId !== null || undefined}
      data-begins={(entry && row.days[column - 1]?.entry !== entry) || undefined}
    >
      <b className={styles.number}>{Number(day.slice(8))}</b>
      {STATE_MARKS[state] && <span className={styles.mark}>{STATE_MARKS[state]}</span>}
      {setting.price !== null && state !== 'over' && state !== 'beyond' && (
        <span>{shortPrice(setting.price, row.home.currency, language)}</span>
      )}
    </div>
  );
}
