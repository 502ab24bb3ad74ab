import {
  editCalendar,
  getCalendar,
  previewCalendarEdit,
  putRuleSet,
  undoCalendarEdit,
} from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import type { CalendarService } from './calendar.service.ts';
import type { CalendarEditService } from './calendar-edit.service.ts';

const tags = ['letting'];

export function calendarRoutes(
  app: ApiInstance,
  calendar: CalendarService,
  edits: CalendarEditService,
): void {
  app.route({
    method: getCalendar.method,
    url: getCalendar.url,
    schema: {
      summary: 'The days of all of one’s homes, with what takes them and the rules behind their prices',
      tags,
      querystring: getCalendar.querystring,
      response: responses(getCalendar.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 300 } },
    handler: async (request) => calendar.show(requireUser(request).userId, request.query),
  });

  app.route({
    method: previewCalendarEdit.method,
    url: previewCalendarEdit.url,
    schema: {
      summary: 'What an edit of days would change, and what takes some of them',
      tags,
      body: previewCalendarEdit.body,
      response: responses(previewCalendarEdit.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 300 } },
    handler: async (request) => edits.preview(requireUser(request).userId, request.body),
  });

  app.route({
    method: editCalendar.method,
    url: editCalendar.url,
    schema: {
      summary: 'Changes days of several homes, all or none; may be repeated with the same id',
      tags,
      body: editCalendar.body,
      response: responses(editCalendar.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 120 } },
    handler: async (request) => edits.edit(requireUser(request).userId, request.body),
  });

  app.route({
    method: undoCalendarEdit.method,
    url: undoCalendarEdit.url,
    schema: {
      summary: 'Gives days back what an edit took from them, unless they were changed since; may be repeated',
      tags,
      params: undoCalendarEdit.path,
      response: responses(undoCalendarEdit.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 120 } },
    handler: async (request) => edits.undo(requireUser(request).userId, request.params.id),
  });

  app.route({
    method: putRuleSet.method,
    url: putRuleSet.url,
    schema: {
      summary: 'Gives homes other rules, and writes what they make of the days',
      tags,
      body: putRuleSet.body,
      response: responses(putRuleSet.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 60 } },
    handler: async (request) => calendar.saveRules(requireUser(request).userId, request.body),
  });
}
