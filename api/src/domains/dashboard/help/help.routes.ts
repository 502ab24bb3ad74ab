import { DEFAULT_LANGUAGE_TAG, getHelp } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import type { HelpService } from './help.service.ts';

export function helpRoutes(app: ApiInstance, service: HelpService): void {
  app.route({
    method: getHelp.method,
    url: getHelp.url,
    schema: {
      summary: 'What who is signed in may need help with, and the questions that matter first to them',
      tags: ['dashboard'],
      querystring: getHelp.query,
      response: responses(getHelp.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 300 } },
    handler: async (request) => {
      const { language = DEFAULT_LANGUAGE_TAG, bookingId, propertyId } = request.query;
      return service.read({ userId: requireUser(request).userId, language, bookingId, propertyId });
    },
  });
}
