import { addDays, type Day, toDay } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { useVirtualizer } from '@tanstack/react-virtual';
import { observer } from 'mobx-react-lite';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { type HomeRow, WEEK, WEEK_COUNT } from './calendar-days.ts';
import type { CalendarStore } from './calendar-store.ts';
import { type Area, type Cell, cellAfterKey } from './day-selection.ts';
import { gridOf, gridRow, gridSize, ROW_HEADER } from './grid-roles.ts';
import { MonthHeader } from './MonthHeader.tsx';
import styles from './Timeline.module.css';
import { useCellSize } from './use-cell-size.ts';
import { WeekCells } from './WeekCells.tsx';

type TimelineProps = { store: CalendarStore; onEdit: () => void };

const cellId = ({ row, column }: Cell) => `day-${row}-${column}`;

/**
 * All homes by all days. Only the weeks and homes near the window are drawn; a week of a home is drawn anew
 * only when the selection in it changes.
 */
export const Timeline = observer(function Timeline({ store, onEdit }: TimelineProps) {
  const { t } = useTranslation('calendar');
  const { languageTag } = useRootStore();
  const scroller = useRef<HTMLDivElement>(null);
  const size = useCellSize();
  const { rows, calendar, area, selection } = store;
  const from = calendar?.from ?? toDay(new Date());
  const homes = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => size.row,
    getItemKey: (index) => rows[index]?.home.propertyId ?? index,
    overscan: 3,
  });
  const weeks = useVirtualizer({
    horizontal: true,
    count: WEEK_COUNT,
    getScrollElement: () => scroller.current,
    estimateSize: () => size.column * WEEK,
    scrollPaddingStart: size.name,
    overscan: 1,
  });
  useEffect(() => {
    homes.measure();
    weeks.measure();
  }, [size, homes, weeks]);
  const drag = useDrag(store, scroller, size);
  const shownWeeks = weeks.getVirtualItems();
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

  const listeners = { ...drag, onKeyDown };
  return (
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
        style={{
          blockSize: homes.getTotalSize() + size.header,
          inlineSize: weeks.getTotalSize() + size.name,
        }}
      >
        <MonthHeader from={from} weeks={shownWeeks} />
        {homes.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          return (
            row && (
              <div
                key={key}
                className={styles.row}
                {...gridRow(index + 2)}
                style={{ transform: `translateY(${start}px)` }}
              >
                <div className={styles.home} {...ROW_HEADER}>
                  <HomeName row={row} />
                </div>
                {shownWeeks.map((week) => (
                  <WeekCells
                    key={week.index}
                    row={row}
                    rowIndex={index}
                    week={week.index}
                    monday={mondayAt(from, week.index)}
                    language={languageTag}
                    {...chosenIn(area, index, week.index)}
                  />
                ))}
              </div>
            )
          );
        })}
      </div>
    </div>
  );
});

const mondayAt = (from: Day, week: number) => addDays(from, week * WEEK);

function HomeName({ row: { home } }: { row: HomeRow }) {
  return (
    <RouteLink
      route="availability"
      search={new URLSearchParams({ property: home.propertyId })}
      className={styles.name}
      title={home.title}
    >
      {home.title}
    </RouteLink>
  );
}

/** Which days of a week of a home are chosen, by numbers that stay equal while they are the same. */
function chosenIn(
  area: Area | undefined,
  row: number,
  week: number,
): { chosenFrom: number; chosenTo: number } {
  const none = { chosenFrom: -1, chosenTo: -1 };
  if (!area || row < area.firstRow || row > area.lastRow) return none;
  const first = Math.max(area.firstColumn - week * WEEK, 0);
  const last = Math.min(area.lastColumn - week * WEEK, WEEK - 1);
  return first > last ? none : { chosenFrom: first, chosenTo: last };
}

type Size = ReturnType<typeof useCellSize>;
type Place = Pick<globalThis.MouseEvent, 'clientX' | 'clientY'>;

/** The place of a pressed day is computed: no cell listens. */
function cellAt(scroller: HTMLElement, { clientX, clientY }: Place, size: Size): Cell | undefined {
  const { left, top } = scroller.getBoundingClientRect();
  const [x, y] = [clientX - left - size.name, clientY - top - size.header];
  if (x < 0 || y < 0) return undefined;
  return {
    row: Math.floor((y + scroller.scrollTop) / size.row),
    column: Math.floor((x + scroller.scrollLeft) / size.column),
  };
}

/** A mouse drags; a finger scrolls, and chooses the first day and then the last one by two taps. */
function useDrag(store: CalendarStore, scroller: { current: HTMLDivElement | null }, size: Size) {
  const isDragging = useRef(false);
  const cellOf = (event: Place) => {
    const cell = scroller.current && cellAt(scroller.current, event, size);
    return cell && cell.row < store.rows.length && cell.column < WEEK * WEEK_COUNT ? cell : undefined;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      const cell = cellOf(event);
      if (!cell) return;
      isDragging.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (event.shiftKey) store.extendTo(cell);
      else store.choose(cell);
    },
    onPointerMove(event: PointerEvent) {
      const cell = isDragging.current && cellOf(event);
      const focus = store.selection?.focus;
      if (cell && (cell.row !== focus?.row || cell.column !== focus.column)) store.extendTo(cell);
    },
    onPointerUp() {
      isDragging.current = false;
    },
    onPointerCancel() {
      isDragging.current = false;
    },
    onClick(event: MouseEvent<HTMLDivElement, globalThis.PointerEvent>) {
      if (event.nativeEvent.pointerType === 'mouse') return;
      const cell = cellOf(event);
      if (!cell) return;
      const { days, homes } = store.selectedCounts;
      if (days * homes === 1) store.extendTo(cell);
      else store.choose(cell);
    },
  };
}

/** Only as far as is needed to see the day. */
function scrollToCell(scroller: HTMLElement | null, { row, column }: Cell, size: Size): void {
  if (!scroller) return;
  const [left, top] = [column * size.column, row * size.row];
  const width = scroller.clientWidth - size.name;
  const height = scroller.clientHeight - size.header;
  const { scrollLeft, scrollTop } = scroller;
  scroller.scrollTo({
    left: left < scrollLeft ? left : Math.max(scrollLeft, left + size.column - width),
    top: top < scrollTop ? top : Math.max(scrollTop, top + size.row - height),
  });
}
