import type { OpenTransaction } from '../../catalog/index.ts';
import { conversationNotFound } from './conversation.policy.ts';
import { findConversation } from './conversation.repository.ts';
import type { Sent } from './conversation-events.ts';
import { findMessage } from './message.repository.ts';

/** A message and its conversation as they are within a transaction that has locked them. */
export async function readSent(
  transaction: OpenTransaction,
  key: { conversationId: string; id: string },
): Promise<Sent> {
  const conversation = await findConversation(transaction, key.conversationId);
  const message = await findMessage(transaction, key);
  if (!conversation || !message) throw conversationNotFound();
  return { conversation, message };
}
