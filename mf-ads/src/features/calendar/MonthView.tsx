import { addDays, addMonths, type Day, nightsBetween, weekdayOf } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatDay } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type MouseEvent, memo, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { cellId, type HomeRow, WEEK, WEEK_COUNT } from './calendar-days.ts';
import type { CalendarStore } from './calendar-store.ts';
import { DayCell } from './DayCell.tsx';
import { cellAfterKey } from './day-selection.ts';
import { gridOf, gridRow, rowGroup } from './grid-roles.ts';
import styles from './MonthView.module.css';
import { showWords } from './show-words.ts';

type MonthViewProps = { store: CalendarStore; row: HomeRow; rowIndex: number; onEdit: () => void };

const COLUMNS = WEEK * WEEK_COUNT;

/** The months of one home: its days in weeks, of which a stretch is chosen. */
export const MonthView = observer(function MonthView({ store, row, rowIndex, onEdit }: MonthViewProps) {
  const { calendar, selection, area } = store;
  const focus = selection?.focus;
  useEffect(() => {
    if (focus) document.getElementById(cellId(focus))?.scrollIntoView({ block: 'nearest' });
  }, [focus]);
  if (!calendar) return null;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') return store.clear();
    if ((event.key === 'Enter' || event.key === ' ') && focus) {
      event.preventDefault();
      return onEdit();
    }
    const next = columnAfterKey(focus?.column ?? 0, event);
    const column = focus || next === undefined ? next : 0;
    if (column === undefined) return;
    event.preventDefault();
    const cell = { row: rowIndex, column };
    if (event.shiftKey) store.extendTo(cell);
    else store.choose(cell);
  }

  /** The first day, then the last one; a third press begins anew. */
  function onClick({ target, shiftKey }: MouseEvent) {
    const column = (target as HTMLElement).closest<HTMLElement>('[data-column]')?.dataset.column;
    if (column === undefined) return;
    const cell = { row: rowIndex, column: Number(column) };
    if (shiftKey || store.selectedCounts.days === 1) store.extendTo(cell);
    else store.choose(cell);
  }

  const listeners = { onKeyDown, onClick, onMouseOver: showWords };
  return (
    <div className={styles.months} {...gridOf(row.home.title, focus && cellId(focus))} {...listeners}>
      {monthsOf(calendar.from, calendar.to).map((month) => {
        const first = Math.max(0, nightsBetween(calendar.from, month));
        const last = Math.min(COLUMNS - 1, nightsBetween(calendar.from, addMonths(month, 1)) - 1);
        const isIn = area && area.firstColumn <= last && area.lastColumn >= first;
        return (
          <Month
            key={month}
            month={month}
            from={calendar.from}
            first={first}
            last={last}
            row={row}
            rowIndex={rowIndex}
            chosenFrom={isIn ? Math.max(area.firstColumn, first) : -1}
            chosenTo={isIn ? Math.min(area.lastColumn, last) : -1}
          />
        );
      })}
    </div>
  );
});

/** A week is a row here. */
function columnAfterKey(column: number, event: KeyboardEvent): number | undefined {
  const grid = { rowCount: 1, columnCount: COLUMNS };
  const weeks = { ArrowUp: -WEEK, ArrowDown: WEEK }[event.key];
  if (weeks !== undefined) return Math.max(0, Math.min(COLUMNS - 1, column + weeks));
  return cellAfterKey({ row: 0, column }, event, grid)?.column;
}

function monthsOf(from: Day, to: Day): Day[] {
  const months: Day[] = [];
  for (let month = `${from.slice(0, 7)}-01`; month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

type MonthProps = {
  month: Day;
  /** The first day of the calendar, and the columns of the month in it. */
  from: Day;
  first: number;
  last: number;
  row: HomeRow;
  rowIndex: number;
  chosenFrom: number;
  chosenTo: number;
};

const Month = memo(function Month({
  month,
  from,
  first,
  last,
  row,
  rowIndex,
  chosenFrom,
  chosenTo,
}: MonthProps) {
  const { t } = useTranslation('calendar');
  const { languageTag } = useRootStore();
  const lead = weekdayOf(addDays(from, first)) - 1;
  const weekCount = Math.ceil((lead + last - first + 1) / WEEK);
  return (
    <div className={styles.month} {...rowGroup(formatDay(month, languageTag, 'month'))}>
      <h2 className={styles.title} role="presentation">
        {formatDay(month, languageTag, 'month')}
      </h2>
      <div className={styles.weekdays} aria-hidden="true">
        {Array.from({ length: WEEK }, (_, index) => (
          <span key={addDays(from, index)}>{formatDay(addDays(from, index), languageTag, 'short-name')}</span>
        ))}
      </div>
      {Array.from({ length: weekCount }, (_, week) => (
        <div key={`${month} ${addDays(from, first + week * WEEK)}`} className={styles.week} {...gridRow()}>
          {Array.from({ length: WEEK }, (_, index) => {
            const column = first - lead + week * WEEK + index;
            if (column < first || column > last) return null;
            return (
              <DayCell
                key={column}
                row={row}
                rowIndex={rowIndex}
                column={column}
                day={addDays(from, column)}
                isChosen={column >= chosenFrom && column <= chosenTo}
                language={languageTag}
                t={t}
                gridColumn={index + 1}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
});
