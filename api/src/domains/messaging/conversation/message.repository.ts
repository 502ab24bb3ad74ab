import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import { maskedTextOf } from '../mask/find-payment-details.ts';
import { type MessageRow, messageColumns, type Side } from './conversation-row.ts';

export type MessageList = {
  conversationId: string;
  before: number | undefined;
  after: number | undefined;
  limit: number;
};

/** Nearest to where it begins: upwards from `after`, otherwise downwards from `before` or the newest. */
export async function listMessages(
  database: Database,
  { conversationId, before, after, limit }: MessageList,
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from message
    where conversation_id = ${conversationId}
      ${before === undefined ? sql`` : sql`and seq < ${before}::int`}
      ${after === undefined ? sql`` : sql`and seq > ${after}::int`}
    order by seq ${after === undefined ? sql`desc` : sql``} limit ${limit}::int
  `.execute(database);
  return rows;
}

/** Of each conversation the message with a number. */
export async function findMessagesAt(
  database: Database,
  places: readonly { id: string; last_seq: number }[],
): Promise<Map<string, MessageRow>> {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from unnest(
      ${places.map(({ id }) => id)}::uuid[], ${places.map(({ last_seq: seq }) => seq)}::int[]
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

export type NewMessage = MessageKey & { side: Side; senderId: string; text: string; at: Date };

/** The next message of a conversation that the caller has locked; it is in both inboxes again. */
export async function insertMessage(
  transaction: OpenTransaction,
  { conversationId, id, side, senderId, text, at }: NewMessage,
): Promise<void> {
  await sql`
    with next as (
      update conversation set last_seq = last_seq + 1, ${sql.ref(`${side}_last_seq`)} = last_seq + 1,
        last_message_at = greatest(last_message_at, ${at}), source_is_archived = false, target_is_archived = false
      where id = ${conversationId} returning last_seq
    )
    insert into message (conversation_id, id, seq, sender_id, text, masked_text, created_at)
    select ${conversationId}, ${id}, last_seq, ${senderId}, ${text}, ${maskedTextOf(text)}, ${at} from next
  `.execute(transaction);
}

export async function updateText(
  transaction: OpenTransaction,
  { conversationId, id, text, at }: MessageKey & { text: string; at: Date },
): Promise<void> {
  await sql`
    update message set text = ${text}, masked_text = ${maskedTextOf(text)}, edited_at = ${at}, edit_count = edit_count + 1
    where conversation_id = ${conversationId} and id = ${id} and text <> ${text}
  `.execute(transaction);
}

export async function updateDeleted(
  transaction: OpenTransaction,
  { conversationId, id, at }: MessageKey & { at: Date },
): Promise<void> {
  await sql`
    update message set text = '', masked_text = null, deleted_at = ${at} where conversation_id = ${conversationId} and id = ${id}
  `.execute(transaction);
}
