import {
  archiveConversation,
  blockPerson,
  DEFAULT_LANGUAGE_TAG,
  findConversations,
  getConversations,
  markRead,
  openConversation,
} from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import { requireOwnProfile } from './conversation.policy.ts';
import type { ConversationService } from './conversation.service.ts';

const tags = ['messaging'];
const READS = { access: 'signed-in', rateLimit: { max: 300 } } as const;
const WRITES = { access: 'signed-in', rateLimit: { max: 300 } } as const;

/** One's own conversations. */
export function conversationRoutes(app: ApiInstance, service: ConversationService): void {
  app.route({
    method: getConversations.method,
    url: getConversations.url,
    schema: {
      summary: 'One’s own conversations, latest first',
      tags,
      body: getConversations.body,
      response: responses(getConversations.response),
    },
    config: { isSpecifiedCall: true, access: 'signed-in' },
    handler: async (request) => {
      const user = requireUser(request);
      requireOwnProfile(user, request.body.userProfileId);
      return { conversationArray: await service.listNewest(user.userId) };
    },
  });

  app.route({
    method: findConversations.method,
    url: findConversations.url,
    schema: {
      summary: 'One’s own conversations with home, other side and newest message; thirty a page',
      tags,
      querystring: findConversations.query,
      response: responses(findConversations.response),
    },
    config: READS,
    handler: async (request) => service.list(requireUser(request).userId, request.query),
  });

  app.route({
    method: openConversation.method,
    url: openConversation.url,
    schema: {
      summary: 'The conversation with somebody about a home, also before its first message',
      tags,
      params: openConversation.path,
      querystring: openConversation.query,
      response: responses(openConversation.response),
    },
    config: READS,
    handler: async (request) => {
      const { id: propertyId, userId: otherId, typeId } = request.params;
      const { language = DEFAULT_LANGUAGE_TAG } = request.query;
      return service.open(requireUser(request).userId, { propertyId, otherId, typeId }, language);
    },
  });

  app.route({
    method: markRead.method,
    url: markRead.url,
    schema: {
      summary: 'One has read up to a message; may be repeated, and never takes anything back',
      tags,
      params: markRead.path,
      body: markRead.body,
      response: responses(markRead.response),
    },
    config: WRITES,
    handler: async (request) =>
      service.markRead(request.params.id, requireUser(request).userId, request.body.seq),
  });

  app.route({
    method: blockPerson.method,
    url: blockPerson.url,
    schema: {
      summary: 'One wants no messages of the other side any more, or wants them again; the other is not told',
      tags,
      params: blockPerson.path,
      body: blockPerson.body,
      response: responses(blockPerson.response),
    },
    config: WRITES,
    handler: async (request) =>
      service.block(request.params.id, requireUser(request).userId, request.body.isBlocked),
  });

  app.route({
    method: archiveConversation.method,
    url: archiveConversation.url,
    schema: {
      summary: 'Takes a conversation out of one’s inbox until the next message, or puts it back',
      tags,
      params: archiveConversation.path,
      body: archiveConversation.body,
      response: responses(archiveConversation.response),
    },
    config: WRITES,
    handler: async (request) =>
      service.archive(request.params.id, requireUser(request).userId, request.body.isArchived),
  });
}
