import { deleteSavedReply, getSavedReplies, putSavedReply } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import type { SavedReplyService } from './saved-reply.service.ts';

const tags = ['messaging'];

export function savedReplyRoutes(app: ApiInstance, service: SavedReplyService): void {
  app.route({
    method: getSavedReplies.method,
    url: getSavedReplies.url,
    schema: {
      summary: 'One’s own saved replies, by title',
      tags,
      response: responses(getSavedReplies.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 300 } },
    handler: async (request) => service.list(requireUser(request).userId),
  });

  app.route({
    method: putSavedReply.method,
    url: putSavedReply.url,
    schema: {
      summary: 'Saves a reply, or changes it; may be repeated with the same id',
      tags,
      params: putSavedReply.path,
      body: putSavedReply.body,
      response: responses(putSavedReply.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 120 } },
    handler: async (request) =>
      service.put(requireUser(request).userId, { id: request.params.id, ...request.body }),
  });

  app.route({
    method: deleteSavedReply.method,
    url: deleteSavedReply.url,
    schema: {
      summary: 'Deletes a saved reply; may be repeated',
      tags,
      params: deleteSavedReply.path,
      response: responses(deleteSavedReply.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 120 } },
    handler: async (request) => service.remove(requireUser(request).userId, request.params.id),
  });
}
