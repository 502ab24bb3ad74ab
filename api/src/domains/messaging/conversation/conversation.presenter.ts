import type { Conversation } from '@moien/contract';
import type { ConversationRow } from './conversation.repository.ts';

export function presentConversation(row: ConversationRow): Conversation {
  return {
    id: row.id,
    sourceUserProfileId: row.source_user_id,
    targetUserProfileId: row.target_user_id,
    sourceNewMessageCount: row.source_new_message_count,
    targetNewMessageCount: row.target_new_message_count,
  };
}
