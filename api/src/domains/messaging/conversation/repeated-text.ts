import { SAME_TEXT_HOMES } from '@moien/contract';
import { sql } from 'kysely';
import { DAY_MILLISECONDS } from '../../../lib/milliseconds.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import { textDigest } from '../mask/text-digest.ts';
import type { ConversationRow } from './conversation-row.ts';

type Written = { userId: string; text: string; at: Date };

/** Of a text that a guest sends unasked: what it is known by, and whether it went to many other homes. */
export type Unasked = { digest: Buffer | null; isRepeated: boolean };

/**
 * Only what a guest writes to a host who has not answered counts: hosts answer many guests with the same
 * words, and short answers in a running conversation are often equal.
 */
export async function findRepeated(
  transaction: OpenTransaction,
  { property_id: propertyId, source_user_id: guestId, is_answered: isAnswered }: ConversationRow,
  { userId, text, at }: Written,
): Promise<Unasked> {
  const digest = guestId === userId && !isAnswered ? textDigest(text) : null;
  if (!digest) return { digest, isRepeated: false };
  const since = new Date(at.getTime() - DAY_MILLISECONDS);
  const { rows } = await sql<{ count: number }>`
    select count(distinct property_id)::int as count
    from message join conversation on conversation.id = message.conversation_id
    where sender_id = ${userId} and text_digest = ${digest} and message.created_at > ${since}
      and property_id <> ${propertyId}
  `.execute(transaction);
  return { digest, isRepeated: (rows[0]?.count ?? 0) >= SAME_TEXT_HOMES };
}
