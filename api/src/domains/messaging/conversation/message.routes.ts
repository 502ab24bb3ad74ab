import { deleteMessage, editMessage, findMessages, sendMessage, sendMessageAbout } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import type { MessageService } from './message.service.ts';

const tags = ['messaging'];
const READS = { access: 'signed-in', rateLimit: { max: 300 } } as const;
const WRITES = { access: 'signed-in', rateLimit: { max: 120 } } as const;

/** Messages of conversations of which who asks is a side. */
export function messageRoutes(app: ApiInstance, service: MessageService): void {
  app.route({
    method: findMessages.method,
    url: findMessages.url,
    schema: {
      summary: 'Fifty messages before or after one of them, or the newest',
      tags,
      params: findMessages.path,
      querystring: findMessages.query,
      response: responses(findMessages.response),
    },
    config: READS,
    handler: async (request) => service.list(requireUser(request).userId, request.params.id, request.query),
  });

  app.route({
    method: sendMessage.method,
    url: sendMessage.url,
    schema: {
      summary: 'Sends a message; may be repeated with the same id',
      tags,
      params: sendMessage.path,
      body: sendMessage.body,
      response: responses(sendMessage.response),
    },
    config: WRITES,
    handler: async (request) => {
      const { id, messageId } = request.params;
      return service.send(requireUser(request).userId, id, { messageId, ...request.body });
    },
  });

  app.route({
    method: sendMessageAbout.method,
    url: sendMessageAbout.url,
    schema: {
      summary: 'Sends a message to somebody about a home, and begins the conversation with the first one',
      tags,
      params: sendMessageAbout.path,
      body: sendMessageAbout.body,
      response: responses(sendMessageAbout.response),
    },
    config: WRITES,
    handler: async (request) => {
      const { id: propertyId, userId: otherId, typeId, messageId } = request.params;
      const name = { propertyId, otherId, typeId };
      return service.send(requireUser(request).userId, name, { messageId, ...request.body });
    },
  });

  app.route({
    method: editMessage.method,
    url: editMessage.url,
    schema: {
      summary: 'The sender changes the text of a message within 15 minutes',
      tags,
      params: editMessage.path,
      body: editMessage.body,
      response: responses(editMessage.response),
    },
    config: WRITES,
    handler: async (request) => {
      const { id: conversationId, messageId: id } = request.params;
      return service.edit(requireUser(request).userId, { conversationId, id }, request.body.text);
    },
  });

  app.route({
    method: deleteMessage.method,
    url: deleteMessage.url,
    schema: {
      summary: 'The sender deletes a message within 15 minutes; may be repeated',
      tags,
      params: deleteMessage.path,
      response: responses(deleteMessage.response),
    },
    config: WRITES,
    handler: async (request) => {
      const { id: conversationId, messageId: id } = request.params;
      return service.remove(requireUser(request).userId, { conversationId, id });
    },
  });
}
