import { WEEK } from './calendar-days.ts';
import type { Cell } from './day-selection.ts';
import type { CellSize } from './use-cell-size.ts';

/** Only as far as is needed to see the day. */
export function scrollToCell(scroller: HTMLElement | null, { row, column }: Cell, size: CellSize): void {
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

/** As many weeks as are wholly in sight, at least one. */
export function scrollByWeeks(scroller: HTMLElement | null, direction: 1 | -1, size: CellSize): void {
  if (!scroller) return;
  const week = size.column * WEEK;
  const count = Math.max(1, Math.floor((scroller.clientWidth - size.name) / week));
  scroller.scrollLeft = (Math.round(scroller.scrollLeft / week) + direction * count) * week;
}
