import {
  DEFAULT_LANGUAGE_TAG,
  decideBookingChange,
  getBookingOfChange,
  proposeBookingChange,
  quoteBookingChange,
} from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import type { BookingService } from './booking.service.ts';
import { callerOf } from './caller.ts';

const tags = ['bookings'];
const config = { access: 'signed-in', rateLimit: { max: 60 } } as const;

/** Other dates or guests for a booking. */
export function bookingChangeRoutes(app: ApiInstance, service: BookingService): void {
  app.route({
    method: quoteBookingChange.method,
    url: quoteBookingChange.url,
    schema: {
      summary: 'What other dates or guests cost, and how much more or less than now',
      tags,
      params: quoteBookingChange.path,
      body: quoteBookingChange.body,
      response: responses(quoteBookingChange.response),
    },
    config: { ...config, rateLimit: { max: 300 } },
    handler: async (request) => service.quoteChange(request.params.id, callerOf(request), request.body),
  });

  app.route({
    method: proposeBookingChange.method,
    url: proposeBookingChange.url,
    schema: {
      summary: 'Proposes other dates or guests to the other side, for 24 hours; takes no nights',
      tags,
      params: proposeBookingChange.path,
      body: proposeBookingChange.body,
      response: responses(proposeBookingChange.response),
    },
    config,
    handler: async (request) => service.proposeChange(request.params.id, callerOf(request), request.body),
  });

  app.route({
    method: decideBookingChange.method,
    url: decideBookingChange.url,
    schema: {
      summary: 'Accepts or declines a proposed change, or withdraws one’s own. May be repeated',
      tags,
      params: decideBookingChange.path,
      body: decideBookingChange.body,
      response: responses(decideBookingChange.response),
    },
    config,
    handler: async (request) => {
      const { id, changeId } = request.params;
      return service.decideChange(id, callerOf(request), changeId, request.body);
    },
  });

  app.route({
    method: getBookingOfChange.method,
    url: getBookingOfChange.url,
    schema: {
      summary: 'A booking of one’s own with one of its changes, whatever has become of it',
      tags,
      params: getBookingOfChange.path,
      querystring: getBookingOfChange.query,
      response: responses(getBookingOfChange.response),
    },
    config: { ...config, rateLimit: { max: 300 } },
    handler: async (request) => {
      const { language = DEFAULT_LANGUAGE_TAG } = request.query;
      return service.getBookingOfChange(request.params.changeId, { ...callerOf(request), language });
    },
  });
}
