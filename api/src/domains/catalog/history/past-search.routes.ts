import { addPastSearch, pauseHistory, removePastSearch } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { messageText } from '../../../messages/message-text.ts';
import { languageOf } from '../../../plugins/request-language.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import type { HistoryService } from './history.service.ts';

const tags = ['history'];

type PastSearches = Pick<HistoryService, 'addSearch' | 'removeSearch' | 'setPaused'>;

export function pastSearchRoutes(app: ApiInstance, service: PastSearches): void {
  app.route({
    method: addPastSearch.method,
    url: addPastSearch.url,
    schema: {
      summary: 'Keeps a search; may be repeated',
      tags,
      body: addPastSearch.body,
      response: responses(addPastSearch.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 120 } },
    handler: async (request) => {
      const isNoted = await service.addSearch(requireUser(request).userId, request.body.query);
      return { message: messageText(languageOf(request), isNoted ? 'search-noted' : 'history-is-paused') };
    },
  });

  app.route({
    method: removePastSearch.method,
    url: removePastSearch.url,
    schema: {
      summary: 'Forgets a search; may be repeated',
      tags,
      params: removePastSearch.path,
      response: responses(removePastSearch.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 120 } },
    handler: async (request) => {
      await service.removeSearch(requireUser(request).userId, request.params.id);
      return { message: messageText(languageOf(request), 'search-removed') };
    },
  });

  app.route({
    method: pauseHistory.method,
    url: pauseHistory.url,
    schema: {
      summary: 'Pauses or resumes the recording of visits and searches; may be repeated',
      tags,
      body: pauseHistory.body,
      response: responses(pauseHistory.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 60 } },
    handler: async (request) => {
      const { isPaused } = request.body;
      await service.setPaused(requireUser(request).userId, isPaused);
      return { isPaused };
    },
  });
}
