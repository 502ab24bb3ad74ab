import type { ConversationState, NewUserEvent } from '@moien/contract';
import { sql } from 'kysely';
import type { OpenTransaction } from '../../catalog/index.ts';
import { type AddressedEvent, appendEvents } from '../user-event/append-events.ts';
import { otherSide } from './conversation.policy.ts';
import { presentMessage, presentState } from './conversation.presenter.ts';
import type { NewestRead } from './conversation.repository.ts';
import type { ConversationRow, MessageRow, Side } from './conversation-row.ts';

/** A message in its conversation, as both are by now. */
export type Sent = { conversation: ConversationRow; message: MessageRow };

export const bothSides = (row: ConversationRow): string[] => [row.source_user_id, row.target_user_id];

/** Each of them is told of the message, and of the conversation as they have it. */
export function messageEvents(
  type: 'addMessage' | 'updateMessage',
  { conversation: row, message }: Sent,
  to: readonly string[],
): AddressedEvent[] {
  return to.map((userId) => ({
    userId,
    event: {
      type,
      conversation: presentState(row, userId),
      message: presentMessage(message, row, userId),
    },
  }));
}

/** @param newest the newest messages that are read now, of those that each side has */
export async function broadcastRead(
  transaction: OpenTransaction,
  row: ConversationRow,
  { reader, newest, at }: { reader: Side; newest: NewestRead; at: Date },
): Promise<void> {
  const ofSide = (side: Side, messageId: string | null) => ({
    userId: row[`${side}_user_id`],
    event: eventOfReading(presentState(row, row[`${side}_user_id`]), messageId, at),
  });
  const events = [ofSide(reader, newest.ofReader), ofSide(otherSide(reader), newest.ofSender)];
  await appendEvents(transaction, events, at);
}

function eventOfReading(conversation: ConversationState, messageId: string | null, at: Date): NewUserEvent {
  if (messageId === null) return { type: 'updateConversation', conversation };
  const { id: conversationId } = conversation;
  const readedTimestamp = at.toISOString();
  return { type: 'messageMarkedAsRead', conversationId, messageId, readedTimestamp, conversation };
}

/** To the pages of a person who has changed what their own side alone knows of. */
export async function broadcastOwn(
  transaction: OpenTransaction,
  rows: readonly ConversationRow[],
  userId: string,
  at: Date,
): Promise<void> {
  const events = rows.map((row) => ({
    userId,
    event: { type: 'updateConversation', conversation: presentState(row, userId) } as const,
  }));
  await appendEvents(transaction, events, at);
}

/** Words that were edited or deleted are in no event either, for a page that comes back later. */
export async function replaceText(
  transaction: OpenTransaction,
  { conversation, message }: Sent,
  userIds: readonly string[],
): Promise<void> {
  for (const userId of userIds) {
    const { text, attachmentArray } = presentMessage(message, conversation, userId);
    const changed = sql`jsonb_set(event, '{message,text}', to_jsonb(${text}::text))`;
    await sql`
      update user_event set event = ${attachmentArray ? changed : sql`${changed} #- '{message,attachmentArray}'`}
      where user_id = ${userId} and created_at >= ${message.created_at}
        and event #>> '{message,id}' = ${message.id} and event #>> '{message,conversationId}' = ${conversation.id}
    `.execute(transaction);
  }
}
