import { Type } from 'typebox';
import { Uuid } from '../lib/scalars.schema.ts';
import {
  Calendar,
  CalendarEdit,
  CalendarEditPreview,
  CalendarEditPreviewRequest,
  CalendarEditRequest,
  CalendarQuery,
  RuleSetRequest,
  SavedRuleSet,
  UndoneCalendarEdit,
} from './calendar.schema.ts';

// Of one's own homes; those of others are answered as if there were none: 404 `property-not-found`.

/** Refused with 400 for days that do not exist, or more of them than `CALENDAR_DAYS_MAXIMUM`. */
export const getCalendar = {
  method: 'GET',
  url: '/api/calendar',
  querystring: CalendarQuery,
  response: Calendar,
} as const;

/** Changes nothing. */
export const previewCalendarEdit = {
  method: 'POST',
  url: '/api/calendar/edits/preview',
  body: CalendarEditPreviewRequest,
  response: CalendarEditPreview,
} as const;

/**
 * All of it or nothing; the same id with the same content is done once. Refused with 400 `too-many-days`, 409
 * `mixed-currencies` for a price of homes with several, and 409 `edit-id-taken`.
 */
export const editCalendar = {
  method: 'POST',
  url: '/api/calendar/edits',
  body: CalendarEditRequest,
  response: CalendarEdit,
} as const;

/** May be repeated. Refused with 409 `undo-expired` after `UNDO_MINUTES`. */
export const undoCalendarEdit = {
  method: 'POST',
  url: '/api/calendar/edits/:id/undo',
  path: Type.Object({ id: Uuid }),
  response: UndoneCalendarEdit,
} as const;

/**
 * Gives each of the homes these rules in place of its own. Refused with 412 `rules-changed-elsewhere` when
 * the first home has other rules than `knownRuleSet`, with which their owner began.
 */
export const putRuleSet = {
  method: 'PUT',
  url: '/api/calendar/rules',
  body: RuleSetRequest,
  response: SavedRuleSet,
} as const;

export const calendarCalls = {
  getCalendar,
  previewCalendarEdit,
  editCalendar,
  undoCalendarEdit,
  putRuleSet,
} as const;
