import { searchMessages } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import type { MessageSearchService } from './message-search.service.ts';

/** Words in one's own messages. */
export function messageSearchRoutes(app: ApiInstance, service: MessageSearchService): void {
  app.route({
    method: searchMessages.method,
    url: searchMessages.url,
    schema: {
      summary: 'Messages of one’s own conversations that have all of the words, latest first; twenty a page',
      tags: ['messaging'],
      querystring: searchMessages.query,
      response: responses(searchMessages.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 60 } },
    handler: async (request) => service.search(requireUser(request).userId, request.query),
  });
}
