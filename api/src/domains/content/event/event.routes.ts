import { DEFAULT_LANGUAGE_TAG, findEventAddresses, findEvents, getEvent } from '@moien/contract';
import { Type } from 'typebox';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { requireOrigin } from '../../../plugins/origin.ts';
import { responses } from '../../../plugins/responses.ts';
import type { EventService } from './event.service.ts';
import { calendarOf } from './event-calendar.ts';

export function eventRoutes(app: ApiInstance, service: EventService, publicOrigin: string | undefined): void {
  app.route({
    method: findEvents.method,
    url: findEvents.url,
    schema: {
      summary: 'Events in a language that have not ended, the next one first, or past ones; twelve a page',
      tags: ['blog'],
      querystring: findEvents.query,
      response: responses(findEvents.response),
    },
    config: { access: 'everyone', isCacheable: true },
    handler: async ({ query: { language = DEFAULT_LANGUAGE_TAG, page = 1, isPast = false } }) =>
      service.findEvents(language, page, isPast),
  });

  app.route({
    method: findEventAddresses.method,
    url: findEventAddresses.url,
    schema: {
      summary: 'What the addresses of all events are made of, for the sitemap',
      tags: ['blog'],
      response: responses(findEventAddresses.response),
    },
    config: { access: 'everyone', isCacheable: true },
    handler: async () => service.listAddresses(),
  });

  app.route({
    method: getEvent.method,
    url: getEvent.url,
    schema: {
      summary: 'An event with its description and place',
      tags: ['blog'],
      params: getEvent.path,
      querystring: getEvent.query,
      response: responses(getEvent.response),
    },
    config: { access: 'everyone', isCacheable: true },
    handler: async ({ params: { id }, query: { language = DEFAULT_LANGUAGE_TAG } }) =>
      service.readEvent(id, language),
  });

  app.route({
    method: 'GET',
    url: '/api/events/:id/calendar.ics',
    schema: {
      operationId: 'getEventAsCalendar',
      summary: 'An event as a file for calendars (RFC 5545)',
      produces: ['text/calendar'],
      tags: ['blog'],
      params: getEvent.path,
      querystring: getEvent.query,
      response: responses(Type.String()),
    },
    config: { access: 'everyone', isCacheable: true },
    handler: async (request, reply) => {
      const { language = DEFAULT_LANGUAGE_TAG } = request.query;
      const origin = requireOrigin(request, publicOrigin);
      const row = await service.requireEvent(request.params.id, language);
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${row.slug}.ics"`)
        .send(calendarOf(row, language, origin));
    },
  });
}
