import type { Conversation } from '@moien/contract';
import { presentConversation } from './conversation.presenter.ts';
import type { ConversationRepository } from './conversation.repository.ts';

export type ConversationService = ReturnType<typeof createConversationService>;

export function createConversationService(repository: ConversationRepository) {
  return {
    async listConversations(userId: string): Promise<Conversation[]> {
      return (await repository.findConversations(userId)).map(presentConversation);
    },
  };
}
