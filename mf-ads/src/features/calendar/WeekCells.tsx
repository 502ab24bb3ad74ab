import { addDays, type Day } from '@moien/contract';
import { type CSSProperties, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type HomeRow, WEEK } from './calendar-days.ts';
import { DayCell } from './DayCell.tsx';
import styles from './WeekCells.module.css';

type WeekCellsProps = {
  row: HomeRow;
  rowIndex: number;
  week: number;
  monday: Day;
  language: string;
  /** Chosen days of the week; -1 without any. */
  chosenFrom: number;
  chosenTo: number;
};

const DAYS = Array.from({ length: WEEK }, (_, index) => index);

/** Seven days of a home; drawn anew only when one of the values differs. */
export const WeekCells = memo(function WeekCells(props: WeekCellsProps) {
  const { row, rowIndex, week, monday, language, chosenFrom, chosenTo } = props;
  const { t } = useTranslation('calendar');
  return (
    <div className={styles.week} style={{ '--week': week } as CSSProperties}>
      {DAYS.map((index) => (
        <DayCell
          key={index}
          row={row}
          rowIndex={rowIndex}
          column={week * WEEK + index}
          day={addDays(monday, index)}
          isChosen={index >= chosenFrom && index <= chosenTo}
          language={language}
          t={t}
          gridColumn={week * WEEK + index + 2}
        />
      ))}
    </div>
  );
});
