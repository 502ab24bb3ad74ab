import { DEFAULT_LANGUAGE_TAG, getToday } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import type { TodayService } from './today.service.ts';

export function todayRoutes(app: ApiInstance, service: TodayService): void {
  app.route({
    method: getToday.method,
    url: getToday.url,
    schema: {
      summary: 'What waits for who is signed in, and which stays come next',
      tags: ['dashboard'],
      querystring: getToday.query,
      response: responses(getToday.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 300 } },
    handler: async (request) => {
      const { language = DEFAULT_LANGUAGE_TAG } = request.query;
      return service.read(requireUser(request).userId, language);
    },
  });
}
