import type { ConversationTypeId } from '@moien/contract';
import { sql } from 'kysely';
import { unreadAsTold, unreadBy } from '../../../database/unread-messages.ts';
import { hasCertainStay } from '../../booking/index.ts';
import type { AttachedRow } from '../attachment/attachment.presenter.ts';
import { attachedColumn } from '../attachment/attachment.repository.ts';

/** The guest is the source, the owner of the home the target. */
export type Side = 'source' | 'target';

export type Sides = { property_id: string; source_user_id: string; target_user_id: string };

/** What each side has of a conversation may differ by messages that its sender alone has. */
export type ConversationRow = Sides & {
  id: string;
  type_id: ConversationTypeId;
  /** Number of the newest message that a side has; 0: it has none. */
  source_newest_seq: number;
  target_newest_seq: number;
  source_newest_at: string;
  target_newest_at: string;
  /** What a side has not read of the other, and what the other is told of that. */
  source_new_message_count: number;
  target_new_message_count: number;
  source_told_count: number;
  target_told_count: number;
  source_read_up_to: number;
  target_read_up_to: number;
  source_is_archived: boolean;
  target_is_archived: boolean;
  /** Whether the owner has written something. */
  is_answered: boolean;
  /** Whether a side has blocked the other, which must not learn of it: only that side is answered this. */
  source_has_blocked: boolean;
  target_has_blocked: boolean;
  /** Whether the two have or had a certain stay: ways to be paid are not kept back. */
  is_certain: boolean;
};

export const newestSeq = (side: Side) => sql<number>`greatest(last_seq, ${sql.ref(`${side}_withheld_seq`)})`;
/** The indexes of inboxes are on this expression. */
export const newestAt = (side: Side) =>
  sql<string>`greatest(last_message_at, ${sql.ref(`${side}_withheld_at`)})`;

export const conversationColumns = sql`
  conversation.id, conversation.property_id, source_user_id, target_user_id, type_id,
  ${newestSeq('source')} as source_newest_seq, ${newestSeq('target')} as target_newest_seq,
  ${newestAt('source')} as source_newest_at, ${newestAt('target')} as target_newest_at,
  ${unreadBy('source')} as source_new_message_count, ${unreadBy('target')} as target_new_message_count,
  ${unreadAsTold('source')} as source_told_count, ${unreadAsTold('target')} as target_told_count,
  source_read_up_to, target_read_up_to, source_is_archived, target_is_archived,
  target_last_seq > 0 as is_answered,
  ${hasBlocked('source', 'target')} as source_has_blocked, ${hasBlocked('target', 'source')} as target_has_blocked,
  ${hasCertainStay(sql.ref('source_user_id'), sql.ref('target_user_id'))} as is_certain`;

function hasBlocked(side: Side, other: Side) {
  return sql<boolean>`exists (
    select from person_block
    where blocker_id = ${sql.ref(`${side}_user_id`)} and blocked_id = ${sql.ref(`${other}_user_id`)}
  )`;
}

/** A conversation with the message that was written to it since it was read. */
export function withMessage(
  row: ConversationRow,
  { seq, withheld, sender_id: senderId, created_at: at }: MessageRow,
): ConversationRow {
  const isOfSource = senderId === row.source_user_id;
  const [side, other] = isOfSource ? (['source', 'target'] as const) : (['target', 'source'] as const);
  const isShared = withheld === null;
  const newestOf = (has: Side) => ({
    [`${has}_newest_seq`]: seq,
    [`${has}_newest_at`]: row[`${has}_newest_at`] > at ? row[`${has}_newest_at`] : at,
    [`${has}_is_archived`]: false,
  });
  return {
    ...row,
    ...newestOf(side),
    ...(isShared && newestOf(other)),
    [`${other}_new_message_count`]: row[`${other}_new_message_count`] + (isShared ? 1 : 0),
    [`${other}_told_count`]: row[`${other}_told_count`] + (withheld === 'check' ? 0 : 1),
    is_answered: row.is_answered || (isShared && !isOfSource),
  };
}

/** Why its sender alone has a message: the other side has blocked them, or an operator looks at it first. */
export type Withheld = 'block' | 'check';

export type MessageRow = {
  id: string;
  conversation_id: string;
  seq: number;
  sender_id: string;
  /** As its sender wrote it. */
  text: string;
  /** What is read of it before a stay is certain; null: all. */
  masked_text: string | null;
  /** The text after edits that its sender made while blocked; the other side keeps reading `text`. */
  sender_text: string | null;
  sender_masked_text: string | null;
  sender_edited_at: string | null;
  /** In their order; null where there are none. */
  attachments: AttachedRow[] | null;
  withheld: Withheld | null;
  removal_reason: string | null;
  /** What it shows beside its words, and of which kind that is; both or neither. */
  card_kind: string | null;
  card_id: string | null;
  created_at: string;
  edited_at: string | null;
  deleted_at: string | null;
  read_at: string | null;
};

export const messageColumns = sql`
  message.id, message.conversation_id, message.seq, sender_id, text, masked_text, sender_text, sender_masked_text,
  sender_edited_at, withheld, removal_reason, card_kind, card_id, message.created_at, message.edited_at,
  message.deleted_at, read_at, ${attachedColumn}`;

/** Of the messages of a conversation, those that one of its sides has. */
export const hasMessage = (userId: string) => sql<boolean>`(withheld is null or sender_id = ${userId}::uuid)`;
