import { type Day, toDay, weekdayOf } from '@moien/contract';
import type { TextFunction } from '@moien/shared-lib';
import { cellId, type HomeRow } from './calendar-days.ts';
import styles from './DayCell.module.css';
import { markOf, priceAttributes, priceText, stateAttributes } from './day-attributes.ts';
import looks from './day-looks.module.css';
import { wordsOfCell } from './day-words.ts';
import { gridCell } from './grid-roles.ts';

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
  const mark = markOf(homeDay);
  const price = priceText(row, column, language);
  return (
    <div
      id={cellId({ row: rowIndex, column })}
      className={dayClass}
      {...gridCell(gridColumn, isChosen, wordsOfCell(t, row, homeDay, day, language))}
      data-column={column}
      aria-current={day === toDay(new Date()) ? 'date' : undefined}
      data-weekend={weekdayOf(day) > 5 || undefined}
      {...stateAttributes(row, column)}
    >
      <b className={styles.number}>{Number(day.slice(8))}</b>
      {mark && <span className={styles.mark}>{mark}</span>}
      {price !== undefined && (
        <span className={looks.price} {...priceAttributes(row, column)}>
          {price}
        </span>
      )}
    </div>
  );
}
