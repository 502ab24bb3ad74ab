import {
  deleteCalendarFeed,
  fetchCalendarFeed,
  getCalendarFeeds,
  putCalendarFeed,
  renewCalendarAddress,
  renewCalendarFeedAddress,
  settleCalendarConflict,
} from '@moien/contract';
import { Type } from 'typebox';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import type { CalendarFeedService } from './calendar-feed.service.ts';

const tags = ['letting'];
const READS = { access: 'signed-in', rateLimit: { max: 300 } } as const;
const WRITES = { access: 'signed-in', rateLimit: { max: 60 } } as const;
/** Each one asks another server. */
const ASKS = { access: 'signed-in', rateLimit: { max: 10 } } as const;

const secretPath = Type.Object({ secret: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) });

export function calendarFeedRoutes(app: ApiInstance, service: CalendarFeedService): void {
  app.route({
    method: getCalendarFeeds.method,
    url: getCalendarFeeds.url,
    schema: {
      summary: 'The other calendars of one’s own home, and where its reservations are in conflict',
      tags,
      params: getCalendarFeeds.path,
      response: responses(getCalendarFeeds.response),
    },
    config: READS,
    handler: async (request) =>
      service.list({ userId: requireUser(request).userId, propertyId: request.params.id }),
  });

  app.route({
    method: putCalendarFeed.method,
    url: putCalendarFeed.url,
    schema: {
      summary: 'Adds another calendar and reads it, or changes it; may be repeated with the same id',
      tags,
      params: putCalendarFeed.path,
      body: putCalendarFeed.body,
      response: responses(putCalendarFeed.response),
    },
    config: ASKS,
    handler: async (request) =>
      service.put(
        { userId: requireUser(request).userId, propertyId: request.params.id },
        request.params.feedId,
        request.body,
      ),
  });

  app.route({
    method: deleteCalendarFeed.method,
    url: deleteCalendarFeed.url,
    schema: {
      summary: 'Removes another calendar and frees its days; may be repeated',
      tags,
      params: deleteCalendarFeed.path,
      response: responses(deleteCalendarFeed.response),
    },
    config: WRITES,
    handler: async (request) =>
      service.remove(
        { userId: requireUser(request).userId, propertyId: request.params.id },
        request.params.feedId,
      ),
  });

  app.route({
    method: fetchCalendarFeed.method,
    url: fetchCalendarFeed.url,
    schema: {
      summary: 'Reads another calendar now, unless that was within the last minute',
      tags,
      params: fetchCalendarFeed.path,
      response: responses(fetchCalendarFeed.response),
    },
    config: ASKS,
    handler: async (request) =>
      service.fetch(
        { userId: requireUser(request).userId, propertyId: request.params.id },
        request.params.feedId,
      ),
  });

  app.route({
    method: settleCalendarConflict.method,
    url: settleCalendarConflict.url,
    schema: {
      summary: 'Says that a conflict is settled; it comes back once its days change. May be repeated',
      tags,
      params: settleCalendarConflict.path,
      response: responses(settleCalendarConflict.response),
    },
    config: WRITES,
    handler: async (request) =>
      service.settle(
        { userId: requireUser(request).userId, propertyId: request.params.id },
        request.params.conflictId,
      ),
  });

  app.route({
    method: renewCalendarAddress.method,
    url: renewCalendarAddress.url,
    schema: {
      summary: 'Gives the calendar of a home an address, or another one',
      tags,
      params: renewCalendarAddress.path,
      response: responses(renewCalendarAddress.response),
    },
    config: WRITES,
    handler: async (request) =>
      service.renewAddress({ userId: requireUser(request).userId, propertyId: request.params.id }),
  });

  app.route({
    method: renewCalendarFeedAddress.method,
    url: renewCalendarFeedAddress.url,
    schema: {
      summary: 'Gives the calendar that one other calendar reads another address',
      tags,
      params: renewCalendarFeedAddress.path,
      response: responses(renewCalendarFeedAddress.response),
    },
    config: WRITES,
    handler: async (request) =>
      service.renewAddress(
        { userId: requireUser(request).userId, propertyId: request.params.id },
        request.params.feedId,
      ),
  });

  app.route({
    method: 'GET',
    url: '/api/calendar-feeds/:secret.ics',
    schema: {
      operationId: 'getCalendarOfHome',
      summary: 'The days of a home that nobody can book (RFC 5545), for whom its owner has given the address',
      produces: ['text/calendar'],
      tags,
      params: secretPath,
      response: responses(Type.String()),
    },
    config: { access: 'everyone', isCacheable: 'privately', rateLimit: { max: 120 } },
    handler: async (request, reply) =>
      reply
        .type('text/calendar; charset=utf-8')
        .headers({ 'content-disposition': 'inline; filename="moien.ics"', 'x-robots-tag': 'noindex' })
        .send(await service.export(request.params.secret)),
  });
}
