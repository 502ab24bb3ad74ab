import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { WEEK, WEEK_COUNT } from './calendar-days.ts';
import type { CalendarStore } from './calendar-store.ts';
import type { Cell } from './day-selection.ts';
import type { CellSize } from './use-cell-size.ts';

type Place = Pick<globalThis.MouseEvent, 'clientX' | 'clientY'>;

/** The place of a pressed day is computed: no cell listens. */
export function cellAt(scroller: HTMLElement, { clientX, clientY }: Place, size: CellSize): Cell | undefined {
  const { left, top } = scroller.getBoundingClientRect();
  const [x, y] = [clientX - left - size.name, clientY - top - size.header];
  if (x < 0 || y < 0) return undefined;
  return {
    row: Math.floor((y + scroller.scrollTop) / size.row),
    column: Math.floor((x + scroller.scrollLeft) / size.column),
  };
}

/** A mouse drags; a finger scrolls, and chooses the first day and then the last one by two taps. */
export function useDrag(store: CalendarStore, scroller: RefObject<HTMLDivElement | null>, size: CellSize) {
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
