import type { MouseEvent } from 'react';

/** The words of a day where a mouse rests on it: written only then, since a timeline draws hundreds. */
export function showWords({ target }: MouseEvent): void {
  const cell = (target as Element).closest<HTMLElement>('[role="gridcell"]');
  if (cell) cell.title = cell.getAttribute('aria-label') ?? '';
}
