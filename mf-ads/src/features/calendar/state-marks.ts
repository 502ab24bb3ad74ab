import type { DayState } from './calendar-days.ts';

/** What takes or closes a day is drawn, not only coloured. */
export const STATE_MARKS: Partial<Record<DayState, string>> = {
  booking: '●',
  hold: '◐',
  lease: '■',
  import: '⇄',
  'blocked-by-cancellation': '⊘',
  closed: '×',
};
