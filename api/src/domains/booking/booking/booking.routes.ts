import {
  acceptBooking,
  answerDeposit,
  cancelBooking,
  claimDeposit,
  createBooking,
  DEFAULT_LANGUAGE_TAG,
  declineBooking,
  findBookings,
  getBooking,
  objectToNoShow,
  reportNoShow,
  withdrawBooking,
} from '@moien/contract';
import { Type } from 'typebox';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { requireOrigin } from '../../../plugins/origin.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import type { BookingService } from './booking.service.ts';
import { callerOf } from './caller.ts';
import { bookingUrl, stayCalendar } from './stay-calendar.ts';

const tags = ['bookings'];
const READS = { access: 'signed-in', rateLimit: { max: 300 } } as const;
const WRITES = { access: 'signed-in', rateLimit: { max: 60 } } as const;

/** One's own bookings, as a guest or as an owner. */
export function bookingRoutes(
  app: ApiInstance,
  service: BookingService,
  publicOrigin: string | undefined,
): void {
  app.route({
    method: createBooking.method,
    url: createBooking.url,
    schema: {
      summary: 'Holds the nights of a stay for 15 minutes; may be repeated with the same id',
      tags,
      body: createBooking.body,
      response: responses(createBooking.response),
    },
    config: WRITES,
    handler: async (request) => service.create(callerOf(request), request.body),
  });

  app.route({
    method: findBookings.method,
    url: findBookings.url,
    schema: {
      summary: 'One’s own bookings in one role, nearest first; twenty a page',
      tags,
      querystring: findBookings.query,
      response: responses(findBookings.response),
    },
    config: READS,
    handler: async (request) => {
      const { language = DEFAULT_LANGUAGE_TAG, ...query } = request.query;
      return service.list({ userId: requireUser(request).userId, language }, query);
    },
  });

  app.route({
    method: getBooking.method,
    url: getBooking.url,
    schema: {
      summary: 'A booking of one’s own, with what one may do with it now',
      tags,
      params: getBooking.path,
      querystring: getBooking.query,
      response: responses(getBooking.response),
    },
    config: READS,
    handler: async (request) => {
      const { language = DEFAULT_LANGUAGE_TAG } = request.query;
      return service.getBooking(request.params.id, { userId: requireUser(request).userId, language });
    },
  });

  app.route({
    method: 'GET',
    url: '/api/bookings/:id/calendar.ics',
    schema: {
      operationId: 'getBookingAsCalendar',
      summary: 'The stay of a confirmed booking as a file for calendars (RFC 5545)',
      produces: ['text/calendar'],
      tags,
      params: getBooking.path,
      querystring: getBooking.query,
      response: responses(Type.String()),
    },
    config: READS,
    handler: async (request, reply) => {
      const { language = DEFAULT_LANGUAGE_TAG } = request.query;
      const { id } = request.params;
      const view = await service.findStay(id, { userId: requireUser(request).userId, language });
      const url = bookingUrl(requireOrigin(request, publicOrigin), language, id);
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="moien-${id}.ics"`)
        .send(stayCalendar(view, language, url));
    },
  });

  app.route({
    method: claimDeposit.method,
    url: claimDeposit.url,
    schema: {
      summary: 'The owner claims a part of the deposit, once, until seven days after check-out',
      tags,
      params: claimDeposit.path,
      body: claimDeposit.body,
      response: responses(claimDeposit.response),
    },
    config: WRITES,
    handler: async (request) => service.claimDeposit(request.params.id, callerOf(request), request.body),
  });

  app.route({
    method: answerDeposit.method,
    url: answerDeposit.url,
    schema: {
      summary: 'The guest accepts what is claimed of the deposit, which is then taken, or refuses it',
      tags,
      params: answerDeposit.path,
      body: answerDeposit.body,
      response: responses(answerDeposit.response),
    },
    config: WRITES,
    handler: async (request) => service.answerDeposit(request.params.id, callerOf(request), request.body),
  });

  app.route({
    method: acceptBooking.method,
    url: acceptBooking.url,
    schema: {
      summary: 'The owner accepts a request; what the guest authorised is taken. May be repeated',
      tags,
      params: acceptBooking.path,
      response: responses(acceptBooking.response),
    },
    config: WRITES,
    handler: async (request) => service.accept(request.params.id, callerOf(request)),
  });

  app.route({
    method: declineBooking.method,
    url: declineBooking.url,
    schema: {
      summary: 'The owner declines a request; nothing is taken from the guest. May be repeated',
      tags,
      params: declineBooking.path,
      body: declineBooking.body,
      response: responses(declineBooking.response),
    },
    config: WRITES,
    handler: async (request) => service.decline(request.params.id, callerOf(request), request.body.reason),
  });

  app.route({
    method: withdrawBooking.method,
    url: withdrawBooking.url,
    schema: {
      summary: 'The guest takes a request back. May be repeated',
      tags,
      params: withdrawBooking.path,
      response: responses(withdrawBooking.response),
    },
    config: WRITES,
    handler: async (request) => service.withdraw(request.params.id, callerOf(request)),
  });

  app.route({
    method: cancelBooking.method,
    url: cancelBooking.url,
    schema: {
      summary: 'Guest or owner cancels before departure; the refund must be the one that was shown',
      tags,
      params: cancelBooking.path,
      body: cancelBooking.body,
      response: responses(cancelBooking.response),
    },
    config: WRITES,
    handler: async (request) => service.cancel(request.params.id, callerOf(request), request.body),
  });

  app.route({
    method: reportNoShow.method,
    url: reportNoShow.url,
    schema: {
      summary: 'The owner reports from the day after arrival that the guest has not come',
      tags,
      params: reportNoShow.path,
      response: responses(reportNoShow.response),
    },
    config: WRITES,
    handler: async (request) => service.reportNoShow(request.params.id, callerOf(request)),
  });

  app.route({
    method: objectToNoShow.method,
    url: objectToNoShow.url,
    schema: {
      summary: 'The guest objects within 24 hours: the stay goes on',
      tags,
      params: objectToNoShow.path,
      body: objectToNoShow.body,
      response: responses(objectToNoShow.response),
    },
    config: WRITES,
    handler: async (request) =>
      service.objectToNoShow(request.params.id, callerOf(request), request.body.reason),
  });
}
