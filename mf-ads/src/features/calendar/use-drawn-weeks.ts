import { type RefObject, useLayoutEffect, useState } from 'react';
import { WEEK, WEEK_COUNT } from './calendar-days.ts';
import { type Cells, type DrawnWeeks, drawMore } from './drawn-weeks.ts';
import type { CellSize } from './use-cell-size.ts';

/** Drawn beyond what is in sight, so that a fast finger seldom sees an empty place. */
const MORE_ROWS = 4;
const MORE_WEEKS = 2;
/** Rendering more weeks in one frame would take a mid-range phone longer than the 16 ms of a frame. */
const WEEKS_PER_FRAME = 3;

const NOTHING: DrawnWeeks = new Map();

/** Draws what is in sight at once, and what comes near later, a few weeks for each frame. */
export function useDrawnWeeks(
  scroller: RefObject<HTMLElement | null>,
  size: CellSize,
  rowCount: number,
): DrawnWeeks {
  const [drawn, setDrawn] = useState(NOTHING);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let known = NOTHING;
    let frame = 0;
    const draw = (limit: number) => {
      frame = 0;
      const next = drawMore(known, cellsNear(0, 0), cellsNear(MORE_ROWS, MORE_WEEKS), limit);
      if (next === known) return;
      known = next;
      setDrawn(next);
      requestDraw();
    };
    const requestDraw = () => {
      if (frame === 0) frame = requestAnimationFrame(() => draw(WEEKS_PER_FRAME));
    };
    const cellsNear = (moreRows: number, moreWeeks: number) =>
      cellsOf(element, { size, rowCount, moreRows, moreWeeks });
    draw(Number.POSITIVE_INFINITY);
    const resizeObserver = new ResizeObserver(requestDraw);
    resizeObserver.observe(element);
    element.addEventListener('scroll', requestDraw, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      resizeObserver.disconnect();
      element.removeEventListener('scroll', requestDraw);
    };
  }, [scroller, size, rowCount]);
  return drawn;
}

type Surroundings = { size: CellSize; rowCount: number; moreRows: number; moreWeeks: number };

/** What is in sight, with so many homes and weeks on each side. */
function cellsOf(element: HTMLElement, { size, rowCount, moreRows, moreWeeks }: Surroundings): Cells {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
  const week = size.column * WEEK;
  const [width, height] = [clientWidth - size.name, clientHeight - size.header];
  return {
    firstRow: Math.max(0, Math.floor(scrollTop / size.row) - moreRows),
    lastRow: Math.min(rowCount - 1, Math.floor((scrollTop + height) / size.row) + moreRows),
    firstWeek: Math.max(0, Math.floor(scrollLeft / week) - moreWeeks),
    lastWeek: Math.min(WEEK_COUNT - 1, Math.floor((scrollLeft + width) / week) + moreWeeks),
  };
}
