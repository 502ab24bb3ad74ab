import { getConversations } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import { requireOwnProfile } from './conversation.policy.ts';
import type { ConversationService } from './conversation.service.ts';

export function conversationRoutes(app: ApiInstance, service: ConversationService): void {
  app.route({
    method: getConversations.method,
    url: getConversations.url,
    schema: {
      summary: 'One’s own conversations, latest first',
      tags: ['messaging'],
      body: getConversations.body,
      response: responses(getConversations.response),
    },
    config: { isSpecifiedCall: true, access: 'signed-in' },
    handler: async (request) => {
      const user = requireUser(request);
      requireOwnProfile(user, request.body.userProfileId);
      return { conversationArray: await service.listConversations(user.userId) };
    },
  });
}
