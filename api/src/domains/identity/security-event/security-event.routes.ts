import { getSecurityEvents } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../access/signed-in.ts';
import type { SecurityEventService } from './security-event.service.ts';

export function securityEventRoutes(app: ApiInstance, service: SecurityEventService): void {
  app.route({
    method: getSecurityEvents.method,
    url: getSecurityEvents.url,
    schema: {
      summary: 'What has happened to the security of one’s own account, newest first',
      description: 'Kept for twelve months. Of a network address only the /24 (IPv4) or /48 (IPv6) is known.',
      tags: ['account'],
      querystring: getSecurityEvents.query,
      response: responses(getSecurityEvents.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 120 } },
    handler: async (request) => service.listEvents(requireUser(request).userId, request.query.after),
  });
}
