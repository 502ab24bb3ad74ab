import type { ConversationTypeId } from '@moien/contract';
import { sql } from 'kysely';
import { unreadBy } from '../../../database/unread-messages.ts';
import { hasCertainStay } from '../../booking/index.ts';

/** The guest is the source, the owner of the home the target. */
export type Side = 'source' | 'target';

export type Sides = { property_id: string; source_user_id: string; target_user_id: string };

export type ConversationRow = Sides & {
  id: string;
  type_id: ConversationTypeId;
  last_seq: number;
  last_message_at: string;
  source_new_message_count: number;
  target_new_message_count: number;
  source_read_up_to: number;
  target_read_up_to: number;
  source_is_archived: boolean;
  target_is_archived: boolean;
  /** Whether the two have or had a certain stay: ways to be paid are not kept back. */
  is_certain: boolean;
};

export const conversationColumns = sql`
  conversation.id, conversation.property_id, source_user_id, target_user_id, type_id, last_seq, last_message_at,
  ${unreadBy('source')} as source_new_message_count, ${unreadBy('target')} as target_new_message_count,
  source_read_up_to, target_read_up_to, source_is_archived, target_is_archived,
  ${hasCertainStay(sql.ref('source_user_id'), sql.ref('target_user_id'))} as is_certain`;

export type MessageRow = {
  id: string;
  conversation_id: string;
  seq: number;
  sender_id: string;
  /** As its sender wrote it. */
  text: string;
  /** What is read of it before a stay is certain; null: all. */
  masked_text: string | null;
  created_at: string;
  edited_at: string | null;
  deleted_at: string | null;
  read_at: string | null;
};

export const messageColumns = sql`
  message.id, message.conversation_id, message.seq, sender_id, text, masked_text, message.created_at, edited_at, deleted_at, read_at`;
