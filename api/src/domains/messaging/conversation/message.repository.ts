import { randomUUIDv7 } from 'node:crypto';
import { ATTACHMENT_MISSING_CODE, type MessageCard } from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import { attachToMessage, deleteOfMessage } from '../attachment/attachment.repository.ts';
import { maskedTextOf } from '../mask/find-payment-details.ts';
import { hasMessage, type MessageRow, messageColumns, type Side, type Withheld } from './conversation-row.ts';

export type MessageList = {
  conversationId: string;
  /** The side that reads them. */
  userId: string;
  before: number | undefined;
  after: number | undefined;
  limit: number;
};

/** Nearest to where it begins: upwards from `after`, otherwise downwards from `before` or the newest. */
export async function listMessages(
  database: Database | OpenTransaction,
  { conversationId, userId, before, after, limit }: MessageList,
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from message
    where conversation_id = ${conversationId} and ${hasMessage(userId)}
      ${before === undefined ? sql`` : sql`and seq < ${before}::int`}
      ${after === undefined ? sql`` : sql`and seq > ${after}::int`}
    order by seq ${after === undefined ? sql`desc` : sql``} limit ${limit}::int
  `.execute(database);
  return rows;
}

/** Of each conversation the message with a number. */
export async function findMessagesAt(
  database: Database,
  places: readonly { id: string; newest_seq: number }[],
): Promise<Map<string, MessageRow>> {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from unnest(
      ${places.map(({ id }) => id)}::uuid[], ${places.map(({ newest_seq: seq }) => seq)}::int[]
    ) as place (conversation_id, seq)
    join message on message.conversation_id = place.conversation_id and message.seq = place.seq
  `.execute(database);
  return new Map(rows.map((row) => [row.conversation_id, row]));
}

type MessageKey = { conversationId: string; id: string };

export async function findMessage(
  transaction: OpenTransaction,
  { conversationId, id }: MessageKey,
): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from message where conversation_id = ${conversationId} and id = ${id}
  `.execute(transaction);
  return rows[0];
}

export type NewMessage = MessageKey & {
  side: Side;
  senderId: string;
  text: string;
  withheld: Withheld | null;
  /** Files that its sender has uploaded for it. */
  attachmentIds?: readonly string[];
  card?: MessageCard;
  at: Date;
};

/**
 * Writes the next message of a conversation that the caller has locked. Who has archived it finds it in the
 * inbox again.
 * @returns it, as it is now
 * @throws ProblemError 409 `attachment-missing`
 */
export async function insertMessage(
  transaction: OpenTransaction,
  { id, senderId, text, card, attachmentIds = [], ...place }: NewMessage,
): Promise<MessageRow | undefined> {
  const { conversationId, withheld, at } = place;
  const checkId = withheld === 'check' ? randomUUIDv7() : null;
  const { rows } = await sql<MessageRow>`
    with next as (${takeNextSeq(place)})
    insert into message
      (conversation_id, id, seq, sender_id, text, masked_text, withheld, check_id, card_kind, card_id,
        attachment_count, created_at)
    select ${conversationId}, ${id}, seq, ${senderId}, ${text}, ${maskedTextOf(text)}, ${withheld}, ${checkId}::uuid,
      ${card?.kind ?? null}, ${card?.id ?? null}::uuid, ${attachmentIds.length}::smallint, ${at}
    from next
    returning ${messageColumns}
  `.execute(transaction);
  if (attachmentIds.length === 0) return rows[0];
  const attached = await attachToMessage(transaction, { conversationId, id, senderId, attachmentIds });
  if (attached < attachmentIds.length) throw new ProblemError(409, ATTACHMENT_MISSING_CODE);
  return findMessage(transaction, { conversationId, id });
}

/** Makes a message that was looked at the newest of its conversation, as if it was sent now. */
export async function updateReleased(
  transaction: OpenTransaction,
  { id, ...place }: Omit<NewMessage, 'senderId' | 'text' | 'attachmentIds' | 'card'>,
): Promise<void> {
  const { conversationId, withheld, at } = place;
  await sql`
    with next as (${takeNextSeq(place)})
    update message set seq = next.seq, created_at = ${at}, edited_at = null, withheld = ${withheld}, check_id = null
    from next where conversation_id = ${conversationId} and id = ${id}
  `.execute(transaction);
}

type SeqPlace = Pick<NewMessage, 'conversationId' | 'side' | 'withheld' | 'at'>;

function takeNextSeq({ conversationId, side, withheld, at }: SeqPlace): RawBuilder<unknown> {
  const next = sql`greatest(last_seq, source_withheld_seq, target_withheld_seq) + 1`;
  const [lastSeq, withheldSeq] = [sql.ref(`${side}_last_seq`), sql.ref(`${side}_withheld_seq`)];
  const [withheldAt, isArchived] = [sql.ref(`${side}_withheld_at`), sql.ref(`${side}_is_archived`)];
  const values =
    withheld === null
      ? sql`last_seq = ${next}, ${lastSeq} = ${next}, last_message_at = greatest(last_message_at, ${at}),
          source_is_archived = false, target_is_archived = false`
      : sql`${withheldSeq} = ${next}, ${withheldAt} = greatest(${withheldAt}, ${at}), ${isArchived} = false`;
  return sql`
    update conversation set ${values} where id = ${conversationId}
    returning ${withheld === null ? sql`last_seq` : withheldSeq} as seq`;
}

type Change = MessageKey & { text: string; at: Date };

/** For an operator, a message that waits has another id then: who has read the former words decides anew. */
export async function updateText(
  transaction: OpenTransaction,
  { conversationId, id, text, at }: Change,
): Promise<void> {
  await sql`
    update message set text = ${text}, masked_text = ${maskedTextOf(text)}, edited_at = ${at}, edit_count = edit_count + 1,
      check_id = case when check_id is not null then ${randomUUIDv7()}::uuid end, sender_text = null, sender_masked_text = null, sender_edited_at = null
    where conversation_id = ${conversationId} and id = ${id} and coalesce(sender_text, text) <> ${text}
  `.execute(transaction);
}

/** Changes what its sender alone reads of a message that the other side has. */
export async function updateSenderText(
  transaction: OpenTransaction,
  { conversationId, id, text, at }: Change,
): Promise<void> {
  await sql`
    update message set sender_text = ${text}, sender_masked_text = ${maskedTextOf(text)},
      sender_edited_at = ${at}, edit_count = edit_count + 1
    where conversation_id = ${conversationId} and id = ${id} and coalesce(sender_text, text) <> ${text}
  `.execute(transaction);
}

/** @param reason why an operator has removed it, for its sender */
export async function updateDeleted(
  transaction: OpenTransaction,
  { conversationId, id, reason = null, at }: MessageKey & { reason?: string | null; at: Date },
): Promise<void> {
  await deleteOfMessage(transaction, { conversationId, id }, at);
  await sql`
    update message set text = '', attachment_count = 0, masked_text = null, sender_text = null, sender_masked_text = null,
      edited_at = greatest(edited_at, sender_edited_at), sender_edited_at = null, deleted_at = ${at}, removal_reason = ${reason}
    where conversation_id = ${conversationId} and id = ${id}
  `.execute(transaction);
}
