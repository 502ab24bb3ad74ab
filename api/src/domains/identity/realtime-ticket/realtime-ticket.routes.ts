import { createRealtimeTicket } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../access/signed-in.ts';
import type { RealtimeTicketService } from './realtime-ticket.service.ts';

export function realtimeTicketRoutes(app: ApiInstance, service: RealtimeTicketService): void {
  app.route({
    method: createRealtimeTicket.method,
    url: createRealtimeTicket.url,
    schema: {
      summary: 'A ticket with which an app opens one websocket',
      tags: ['realtime'],
      response: responses(createRealtimeTicket.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 60 } },
    handler: async (request) => service.create(requireUser(request)),
  });
}
