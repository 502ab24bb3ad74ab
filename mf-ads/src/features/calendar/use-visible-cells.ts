import { compareShallow } from 'mobx';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { WEEK, WEEK_COUNT } from './calendar-days.ts';
import type { CellSize } from './use-cell-size.ts';

/** Numbers of the first and last home and week that are drawn. */
export type VisibleCells = { firstRow: number; lastRow: number; firstWeek: number; lastWeek: number };

/** Drawn beyond what is in sight, so that a fast finger seldom sees an empty place. */
const MORE_ROWS = 3;
const MORE_WEEKS = 2;

/** Which homes and weeks are in sight or near it; changes only when another one comes near. */
export function useVisibleCells(
  scroller: RefObject<HTMLElement | null>,
  size: CellSize,
  rowCount: number,
): VisibleCells {
  const [visible, setVisible] = useState<VisibleCells>({
    firstRow: 0,
    lastRow: -1,
    firstWeek: 0,
    lastWeek: -1,
  });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const look = () =>
      setVisible((known) => {
        const next = visibleCells(element, size, rowCount);
        return compareShallow(known, next) ? known : next;
      });
    look();
    const resizes = new ResizeObserver(look);
    resizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, size, rowCount]);
  return visible;
}

function visibleCells(element: HTMLElement, size: CellSize, rowCount: number): VisibleCells {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
  const week = size.column * WEEK;
  return {
    firstRow: Math.max(0, Math.floor(scrollTop / size.row) - MORE_ROWS),
    lastRow: Math.min(rowCount - 1, Math.ceil((scrollTop + clientHeight) / size.row) + MORE_ROWS),
    firstWeek: Math.max(0, Math.floor(scrollLeft / week) - MORE_WEEKS),
    lastWeek: Math.min(WEEK_COUNT - 1, Math.ceil((scrollLeft + clientWidth) / week) + MORE_WEEKS),
  };
}

/** The numbers from the first to the last one, both included. */
export function numbersBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
