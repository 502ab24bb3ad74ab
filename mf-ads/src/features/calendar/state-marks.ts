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

/** Another calendar has a reservation for the same days. */
export const CONFLICT_MARK = '!';
