import { ProblemError } from '../../../lib/problem-error.ts';
import type { SignedIn } from '../../identity/index.ts';
import type { ConversationRow, Side, Sides } from './conversation-row.ts';

/** Nobody reads whom somebody else writes to. @throws ProblemError */
export function requireOwnProfile({ userId }: Pick<SignedIn, 'userId'>, profileId: string): void {
  if (profileId.toLowerCase() !== userId)
    throw new ProblemError(403, 'not-allowed', { message: 'foreign-conversations' });
}

/** @throws ProblemError 404 for who is neither side, as for a conversation that does not exist */
export function sideOf(conversation: Sides | undefined, userId: string): Side {
  if (conversation?.source_user_id === userId) return 'source';
  if (conversation?.target_user_id === userId) return 'target';
  throw conversationNotFound();
}

/** Whether a side has something of it: what is written to who has blocked its sender begins nothing there. */
export function hasConversation(conversation: ConversationRow, userId: string): boolean {
  return conversation[`${sideOf(conversation, userId)}_newest_seq`] > 0;
}

/** @throws ProblemError 404 also for a side that has nothing of it */
export function readerOf(conversation: ConversationRow | undefined, userId: string): Side {
  const side = sideOf(conversation, userId);
  if (!conversation || !hasConversation(conversation, userId)) throw conversationNotFound();
  return side;
}

export const otherSide = (side: Side): Side => (side === 'source' ? 'target' : 'source');

/** Also of a conversation of others: nobody learns that it exists. */
export function conversationNotFound(): ProblemError {
  return new ProblemError(404, 'conversation-not-found');
}
