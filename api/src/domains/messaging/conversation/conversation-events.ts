import type { ConversationState, NewUserEvent } from '@moien/contract';
import { sql } from 'kysely';
import type { OpenTransaction } from '../../catalog/index.ts';
import { appendEvents } from '../user-event/append-events.ts';
import { presentMessage, presentState } from './conversation.presenter.ts';
import type { ConversationRow, MessageRow } from './conversation-row.ts';

/** A message in its conversation, as both are by now. */
export type Sent = { conversation: ConversationRow; message: MessageRow };

/** Each side is told of the conversation as it has it. */
async function broadcastToBoth(
  transaction: OpenTransaction,
  row: ConversationRow,
  at: Date,
  eventOf: (conversation: ConversationState) => NewUserEvent,
): Promise<void> {
  const events = [row.source_user_id, row.target_user_id].map((userId) => ({
    userId,
    event: eventOf(presentState(row, userId)),
  }));
  await appendEvents(transaction, events, at);
}

export function broadcastMessage(
  transaction: OpenTransaction,
  type: 'addMessage' | 'updateMessage',
  { conversation: row, message }: Sent,
  at: Date,
): Promise<void> {
  return broadcastToBoth(transaction, row, at, (conversation) => ({
    type,
    conversation,
    message: presentMessage(message, row),
  }));
}

/** @param messageId the newest message of the other side that is read now; null when there was none */
export function broadcastRead(
  transaction: OpenTransaction,
  row: ConversationRow,
  messageId: string | null,
  at: Date,
): Promise<void> {
  if (messageId === null)
    return broadcastToBoth(transaction, row, at, (conversation) => ({
      type: 'updateConversation',
      conversation,
    }));
  return broadcastToBoth(transaction, row, at, (conversation) => ({
    type: 'messageMarkedAsRead',
    conversationId: row.id,
    messageId,
    readedTimestamp: at.toISOString(),
    conversation,
  }));
}

/** To the other pages of the person who has archived it. */
export async function broadcastArchived(
  transaction: OpenTransaction,
  row: ConversationRow,
  userId: string,
  at: Date,
): Promise<void> {
  const conversation = presentState(row, userId);
  await appendEvents(transaction, [{ userId, event: { type: 'updateConversation', conversation } }], at);
}

/** Words that were edited or deleted are in no event either, for a page that comes back later. */
export async function replaceText(
  transaction: OpenTransaction,
  { conversation, message }: Sent,
): Promise<void> {
  const { text } = presentMessage(message, conversation);
  await sql`
    update user_event set event = jsonb_set(event, '{message,text}', to_jsonb(${text}::text))
    where user_id in (${conversation.source_user_id}, ${conversation.target_user_id})
      and created_at >= ${message.created_at}
      and event #>> '{message,id}' = ${message.id} and event #>> '{message,conversationId}' = ${conversation.id}
  `.execute(transaction);
}
