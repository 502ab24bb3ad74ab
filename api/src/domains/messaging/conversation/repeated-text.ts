import { SAME_TEXT_HOMES } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { DAY_MILLISECONDS } from '../../../lib/milliseconds.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import { textDigest } from '../mask/text-digest.ts';
import type { ConversationRow } from './conversation-row.ts';

type Written = { userId: string; text: string; at: Date };

const dayBefore = (at: Date): Date => new Date(at.getTime() - DAY_MILLISECONDS);

/**
 * Keeps what a guest sends unasked, or makes of it, and finds whether it went to many other homes within a
 * day: also where it was changed or deleted since.
 * Only what a guest writes to a host who has not answered counts: hosts answer many guests with the same
 * words, and short answers in a running conversation are often equal.
 */
export async function isRepeated(
  transaction: OpenTransaction,
  { property_id: propertyId, source_user_id: guestId, is_answered: isAnswered }: ConversationRow,
  { userId, text, at }: Written,
): Promise<boolean> {
  const digest = guestId === userId && !isAnswered ? textDigest(text) : null;
  if (!digest) return false;
  const { rows } = await sql<{ count: number }>`
    with kept as (
      insert into unasked_text (sender_id, text_digest, property_id, sent_at)
      values (${userId}, ${digest}, ${propertyId}, ${at})
      on conflict (sender_id, text_digest, property_id) do update set sent_at = excluded.sent_at
    )
    select count(*)::int as count from unasked_text
    where sender_id = ${userId} and text_digest = ${digest} and sent_at > ${dayBefore(at)}
      and property_id <> ${propertyId}
  `.execute(transaction);
  return (rows[0]?.count ?? 0) >= SAME_TEXT_HOMES;
}

export async function removeOldUnaskedTexts(database: Database, at: Date): Promise<void> {
  await sql`delete from unasked_text where sent_at <= ${dayBefore(at)}`.execute(database);
}
