import {
  addPropertyVisit,
  clearHistory,
  DEFAULT_LANGUAGE_TAG,
  getHistory,
  HISTORY_MAXIMUM,
  removePropertyVisit,
} from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { messageText } from '../../../messages/message-text.ts';
import { languageOf } from '../../../plugins/request-language.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import type { HistoryService } from './history.service.ts';
import { pastSearchRoutes } from './past-search.routes.ts';

const tags = ['history'];

/** What somebody has looked at and searched, for themselves alone. */
export function historyRoutes(app: ApiInstance, service: HistoryService): void {
  app.route({
    method: getHistory.method,
    url: getHistory.url,
    schema: {
      summary: 'The homes that one has looked at and what one has searched, the last first',
      tags,
      querystring: getHistory.query,
      response: responses(getHistory.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 120 } },
    handler: async (request) => {
      const { language = DEFAULT_LANGUAGE_TAG, visitCount = HISTORY_MAXIMUM } = request.query;
      return service.readHistory(requireUser(request).userId, language, visitCount);
    },
  });

  app.route({
    method: addPropertyVisit.method,
    url: addPropertyVisit.url,
    schema: {
      summary: 'Notes that one looks at a home; the last visit counts',
      tags,
      params: addPropertyVisit.path,
      response: responses(addPropertyVisit.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 120 } },
    handler: async (request) => {
      const isNoted = await service.addVisit(requireUser(request).userId, request.params.propertyId);
      return { message: messageText(languageOf(request), isNoted ? 'visit-noted' : 'history-is-paused') };
    },
  });

  app.route({
    method: removePropertyVisit.method,
    url: removePropertyVisit.url,
    schema: {
      summary: 'Forgets one’s visits of a home; may be repeated',
      tags,
      params: removePropertyVisit.path,
      response: responses(removePropertyVisit.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 120 } },
    handler: async (request) => {
      await service.removeVisit(requireUser(request).userId, request.params.propertyId);
      return { message: messageText(languageOf(request), 'visit-removed') };
    },
  });

  app.route({
    method: clearHistory.method,
    url: clearHistory.url,
    schema: {
      summary: 'Forgets all of one’s visits and searches',
      tags,
      response: responses(clearHistory.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 60 } },
    handler: async (request) => {
      await service.clear(requireUser(request).userId);
      return { message: messageText(languageOf(request), 'history-cleared') };
    },
  });
  pastSearchRoutes(app, service);
}
