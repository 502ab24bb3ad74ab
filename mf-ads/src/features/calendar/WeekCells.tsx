import { addDays, type Day } from '@moien/contract';
import { type CSSProperties, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { cellId, type HomeRow, WEEK } from './calendar-days.ts';
import { markOf, priceAttributes, priceText, stateAttributes } from './day-attributes.ts';
import looks from './day-looks.module.css';
import { wordsOfCell } from './day-words.ts';
import { gridCell } from './grid-roles.ts';
import styles from './WeekCells.module.css';

type WeekCellsProps = {
  row: HomeRow;
  rowIndex: number;
  week: number;
  monday: Day;
  language: string;
  /** Chosen days of the week, and the one that has the focus; -1 without any. */
  chosenFrom: number;
  chosenTo: number;
  focused: number;
};

const DAYS = Array.from({ length: WEEK }, (_, index) => index);
const dayClass = `${looks.day} ${looks.price} ${styles.day}`;

/**
 * Seven days of a home, each one element: a timeline draws hundreds while it is scrolled. A free day says its
 * price, and its headers say home and date; its whole words come with the focus or the mouse.
 */
export const WeekCells = memo(function WeekCells(props: WeekCellsProps) {
  const { row, rowIndex, week, monday, language, chosenFrom, chosenTo, focused } = props;
  const { t } = useTranslation('calendar');
  return (
    <div className={styles.week} style={{ '--week': week } as CSSProperties}>
      {DAYS.map((index) => {
        const column = week * WEEK + index;
        const homeDay = row.days[column];
        if (!homeDay) return null;
        const isChosen = index >= chosenFrom && index <= chosenTo;
        const isFree = homeDay.state === 'open';
        const words =
          isFree && !isChosen ? undefined : wordsOfCell(t, row, homeDay, addDays(monday, index), language);
        return (
          <div
            key={index}
            id={index === focused ? cellId({ row: rowIndex, column }) : undefined}
            className={dayClass}
            {...gridCell(column + 2, isChosen, words)}
            data-mark={markOf(homeDay)}
            {...stateAttributes(row, column)}
            {...priceAttributes(row, column)}
          >
            {priceText(row, column, language)}
          </div>
        );
      })}
    </div>
  );
});
