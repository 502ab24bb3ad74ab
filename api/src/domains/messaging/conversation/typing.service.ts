import { TYPING_SHOWN_MILLISECONDS } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { USER_EVENT_CHANNEL } from '../user-event/append-events.ts';
import { hasConversation, otherSide, sideOf } from './conversation.policy.ts';
import { findConversation } from './conversation.repository.ts';
import { writeTypingNotice } from './typing-notice.ts';

export type TypingService = ReturnType<typeof createTypingService>;

export function createTypingService(database: Database, now: () => Date) {
  return {
    /**
     * Tells all processes that somebody is writing: for the other side of a conversation that both have,
     * unless they have blocked who writes.
     * @throws ProblemError 404 for who is no side
     */
    async announce(userId: string, conversationId: string): Promise<void> {
      const conversation = await findConversation(database, conversationId);
      const other = otherSide(sideOf(conversation, userId));
      if (!conversation || conversation[`${other}_has_blocked`]) return;
      const receiverId = conversation[`${other}_user_id`];
      if (!hasConversation(conversation, receiverId)) return;
      const until = now().getTime() + TYPING_SHOWN_MILLISECONDS;
      const notice = writeTypingNotice({ conversationId: conversation.id, userId, receiverId, until });
      await sql`select pg_notify(${USER_EVENT_CHANNEL}, ${notice})`.execute(database);
    },
  };
}
