import { addDays, nightsBetween, toDay } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { cellId, WEEK, WEEK_COUNT } from './calendar-days.ts';
import type { CalendarStore } from './calendar-store.ts';
import { cellAfterKey } from './day-selection.ts';
import { wordsOfCell } from './day-words.ts';
import { inOrder, weeksOfAny } from './drawn-weeks.ts';
import { gridOf, gridSize } from './grid-roles.ts';
import { MonthHeader } from './MonthHeader.tsx';
import { scrollByWeeks, scrollToCell } from './scroll-to-cell.ts';
import styles from './Timeline.module.css';
import { TimelineBar } from './TimelineBar.tsx';
import { TimelineRow } from './TimelineRow.tsx';
import { useCellSize } from './use-cell-size.ts';
import { cellAt, useDrag } from './use-drag.ts';
import { useDrawnWeeks } from './use-drawn-weeks.ts';

type TimelineProps = {
  store: CalendarStore;
  onEdit: () => void;
  /** Beside the buttons that move it. */
  links: ReactNode;
};

/**
 * All homes by all days. Only the weeks and homes near the window are drawn; a week of a home is drawn anew
 * only when the selection in it changes.
 */
export const Timeline = observer(function Timeline({ store, onEdit, links }: TimelineProps) {
  const { t } = useTranslation('calendar');
  const { languageTag } = useRootStore();
  const scroller = useRef<HTMLDivElement>(null);
  const size = useCellSize();
  const { rows, calendar, area, selection } = store;
  const from = calendar?.from ?? toDay(new Date());
  const drawn = useDrawnWeeks(scroller, size, rows.length);
  const showToday = useCallback(() => {
    // The week begins with days that are over.
    if (scroller.current) scroller.current.scrollLeft = nightsBetween(from, toDay(new Date())) * size.column;
  }, [from, size]);
  useEffect(showToday, [showToday]);
  const drag = useDrag(store, scroller, size);
  const focus = selection?.focus;
  useEffect(() => {
    if (focus) scrollToCell(scroller.current, focus, size);
  }, [focus, size]);

  function onKeyDown(event: KeyboardEvent) {
    const current = focus ?? { row: 0, column: 0 };
    if (event.key === 'Escape') return store.clear();
    if ((event.key === 'Enter' || event.key === ' ') && focus) {
      event.preventDefault();
      return onEdit();
    }
    const grid = { rowCount: rows.length, columnCount: WEEK_COUNT * WEEK };
    const next = cellAfterKey(current, event, grid);
    if (!next) return;
    event.preventDefault();
    if (event.shiftKey) store.extendTo(next);
    else store.choose(focus ? next : current);
  }

  /** The words of the day under a mouse; its element may hold several days. */
  function onMouseMove({ target, clientX, clientY }: MouseEvent) {
    const cell = scroller.current && cellAt(scroller.current, { clientX, clientY }, size);
    const row = cell && rows[cell.row];
    const homeDay = row?.days[cell?.column ?? -1];
    const isDay = (target as Element).role === 'gridcell';
    if (!isDay || !row || !homeDay) return;
    const words = wordsOfCell(t, row, homeDay, addDays(from, cell.column), languageTag);
    if ((target as HTMLElement).title !== words) (target as HTMLElement).title = words;
  }

  const header = weeksOfAny(drawn);
  const listeners = { ...drag, onKeyDown, onMouseMove };
  return (
    <>
      <TimelineBar
        onToday={showToday}
        onMove={(direction) => scrollByWeeks(scroller.current, direction, size)}
        links={links}
      />
      <div
        ref={scroller}
        className={styles.timeline}
        style={
          { ...size.style, '--timeline-height': `${size.header + size.row * rows.length}px` } as CSSProperties
        }
        {...gridOf(t('timeline'), focus && cellId(focus))}
        {...gridSize(rows.length + 1, WEEK_COUNT * WEEK + 1)}
        {...listeners}
      >
        <div
          className={styles.content}
          style={
            {
              blockSize: size.header + size.row * rows.length,
              inlineSize: size.name + size.column * WEEK * WEEK_COUNT,
              '--today-start': `${size.name + nightsBetween(from, toDay(new Date())) * size.column}px`,
            } as CSSProperties
          }
        >
          <MonthHeader from={from} firstWeek={header.first} lastWeek={header.last} size={size} />
          {inOrder(drawn).map(([index, weeks]) => {
            const row = rows[index];
            return (
              row && (
                <TimelineRow
                  key={row.home.propertyId}
                  row={row}
                  index={index}
                  from={from}
                  weeks={weeks}
                  size={size}
                  language={languageTag}
                  area={area && index >= area.firstRow && index <= area.lastRow ? area : undefined}
                  focus={focus?.row === index ? focus : undefined}
                />
              )
            );
          })}
        </div>
      </div>
    </>
  );
});
