import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

const CONVERSATIONS_MAXIMUM = 100;

export type ConversationRow = {
  id: string;
  source_user_id: string;
  target_user_id: string;
  source_new_message_count: number;
  target_new_message_count: number;
};

export type ConversationRepository = ReturnType<typeof createConversationRepository>;

export function createConversationRepository(database: Database) {
  return {
    /** Those of which the person is one side, the latest hundred. */
    async findConversations(userId: string): Promise<ConversationRow[]> {
      const { rows } = await sql<ConversationRow>`
        select id, source_user_id, target_user_id, source_new_message_count, target_new_message_count
        from conversation
        where ${userId} in (source_user_id, target_user_id)
        order by created_at desc, id desc limit ${CONVERSATIONS_MAXIMUM}
      `.execute(database);
      return rows;
    },
  };
}
