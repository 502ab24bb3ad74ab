import { sql } from 'kysely';
import { runningStay } from '../../booking/index.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import { isAccountBlocked, signedOut } from '../../identity/index.ts';
import { conversationNotFound } from './conversation.policy.ts';
import { type ConversationRow, conversationColumns } from './conversation-row.ts';
import { recentMessages } from './sending-limits.ts';

type Place = { userId: string; conversationId: string };

/**
 * Locks who writes, and then the conversation, until the transaction ends. What depends on either is read by
 * another statement: this one does not see what others have committed while it waited.
 * @throws ProblemError 401 without an account, 404
 */
export async function lockToWrite(
  transaction: OpenTransaction,
  { userId, conversationId }: Place,
): Promise<void> {
  const { rows } = await sql<{ has_account: boolean; has_conversation: boolean }>`
    with person as (
      select from account where user_id = ${userId} for no key update
    ), locked as (
      -- Not looked for before the person is locked.
      select from conversation where id = ${conversationId} and exists (select from person) for no key update
    )
    select exists (select from person) as has_account, exists (select from locked) as has_conversation
  `.execute(transaction);
  if (!rows[0]?.has_account) throw signedOut();
  if (!rows[0].has_conversation) throw conversationNotFound();
}

/** A conversation, and what decides whether a message of it goes out, and to whom. */
export type SendingRow = ConversationRow & {
  /** Whether the message is there already. */
  is_sent: boolean;
  has_running_stay: boolean;
  is_account_blocked: boolean;
  /** What its sender has sent and changed within a minute. */
  recent_count: number;
};

/** After `lockToWrite`. */
export async function findSending(
  transaction: OpenTransaction,
  { userId, conversationId, messageId, at }: Place & { messageId: string; at: Date },
): Promise<SendingRow> {
  const { rows } = await sql<SendingRow>`
    select ${conversationColumns},
      exists (select from message where conversation_id = conversation.id and message.id = ${messageId}) as is_sent,
      ${runningStay(sql.ref('conversation.property_id'), sql.ref('source_user_id'))} as has_running_stay,
      ${isAccountBlocked(userId)} as is_account_blocked,
      ${recentMessages({ userId, at })} as recent_count
    from conversation where conversation.id = ${conversationId}
  `.execute(transaction);
  if (!rows[0]) throw conversationNotFound();
  return rows[0];
}
