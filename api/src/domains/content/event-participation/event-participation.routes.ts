import {
  DEFAULT_LANGUAGE_TAG,
  getEventParticipation,
  getEventParticipations,
  joinEvent,
  leaveEvent,
} from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import type { EventParticipationService } from './event-participation.service.ts';

const tags = ['blog'];

/** The events that somebody has joined, for themselves alone. */
export function eventParticipationRoutes(app: ApiInstance, service: EventParticipationService): void {
  app.route({
    method: getEventParticipations.method,
    url: getEventParticipations.url,
    schema: {
      summary: 'Events that one has joined or waits for, those to come first',
      tags,
      querystring: getEventParticipations.query,
      response: responses(getEventParticipations.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 120 } },
    handler: async (request) =>
      service.listParticipations(requireUser(request).userId, request.query.language ?? DEFAULT_LANGUAGE_TAG),
  });

  app.route({
    method: getEventParticipation.method,
    url: getEventParticipation.url,
    schema: {
      summary: 'Whether one has joined an event, and one’s place in its waiting list',
      tags,
      params: getEventParticipation.path,
      response: responses(getEventParticipation.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 120 } },
    handler: async (request) => service.readParticipation(request.params.id, requireUser(request).userId),
  });

  app.route({
    method: joinEvent.method,
    url: joinEvent.url,
    schema: {
      summary: 'Joins an event, or waits for a seat; may be repeated',
      tags,
      params: joinEvent.path,
      response: responses(joinEvent.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 60 } },
    handler: async (request) => service.joinEvent(request.params.id, requireUser(request).userId),
  });

  app.route({
    method: leaveEvent.method,
    url: leaveEvent.url,
    schema: {
      summary: 'Leaves an event, whose seat goes to who has waited longest; may be repeated',
      tags,
      params: leaveEvent.path,
      response: responses(leaveEvent.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 60 } },
    handler: async (request) => service.leaveEvent(request.params.id, requireUser(request).userId),
  });
}
