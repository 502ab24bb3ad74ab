import {
  MESSAGE_CHANGE_MINUTES,
  MESSAGES_PER_PAGE,
  type MessagePage,
  type MessageQuery,
  type SentMessage,
} from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { cleanText } from '../../../lib/contact-text.ts';
import { MINUTE_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import { appendEvents } from '../user-event/append-events.ts';
import { conversationNotFound, otherSide, readerOf, sideOf } from './conversation.policy.ts';
import { presentMessage, presentState } from './conversation.presenter.ts';
import { findConversation } from './conversation.repository.ts';
import { bothSides, messageEvents, replaceText, type Sent } from './conversation-events.ts';
import type { ConversationRow, MessageRow } from './conversation-row.ts';
import { findSending, lockToWrite } from './find-sending.ts';
import type { ConversationName } from './find-sides.ts';
import {
  findMessage,
  listMessages,
  updateDeleted,
  updateSenderText,
  updateText,
} from './message.repository.ts';
import { endNotificationOfMessages } from './notify-of-messages.ts';
import { readSent } from './read-sent.ts';
import { reachOf, sendMessage } from './send-message.ts';
import { refuseManyMessages } from './sending-limits.ts';

type NewMessage = {
  messageId: string;
  text: string;
  isContactConfirmed?: boolean | undefined;
  attachmentIdArray?: string[] | undefined;
};
type MessageKey = { conversationId: string; id: string };

type OwnChange = {
  transaction: OpenTransaction;
  conversation: ConversationRow;
  message: MessageRow;
  at: Date;
};

export type MessageService = ReturnType<typeof createMessageService>;

/** Messages of who asks, in conversations of which they are a side. */
export function createMessageService(database: Database, now: () => Date) {
  /** Changes a message of one's own. @throws ProblemError 403 or 404 */
  function changeOwn(
    userId: string,
    key: MessageKey,
    work: (change: OwnChange) => Promise<void>,
  ): Promise<SentMessage> {
    return database.transaction().execute(async (transaction) => {
      const { conversation, message } = await lockOwn(transaction, userId, key);
      const at = now();
      await work({ transaction, conversation, message, at });
      const sent = await readSent(transaction, key);
      if (isChanged(message, sent.message)) await publishChange(transaction, sent, at);
      return presentSent(sent, userId);
    });
  }

  return {
    /** @throws ProblemError 400 with neither words nor attachments, and as `sendMessage` does */
    send(
      userId: string,
      to: string | ConversationName,
      {
        messageId,
        text: given,
        isContactConfirmed = false,
        attachmentIdArray: attachmentIds = [],
      }: NewMessage,
    ): Promise<SentMessage> {
      const text = attachmentIds.length > 0 ? cleanText(given) : readText(given);
      const sending = { userId, messageId, text, attachmentIds, isContactConfirmed, at: now() };
      return database
        .transaction()
        .execute(async (transaction) => presentSent(await sendMessage(transaction, to, sending), userId));
    },

    edit: (userId: string, key: MessageKey, text: string): Promise<SentMessage> =>
      changeOwn(userId, key, async ({ transaction, conversation, message, at }) => {
        if (message.deleted_at !== null) throw new ProblemError(409, 'message-deleted');
        requireChangeable(message, at);
        const changed = readText(text);
        const place = { userId, conversationId: conversation.id, messageId: message.id, at };
        const found = await findSending(transaction, place);
        const withheld = await reachOf(transaction, { userId, text: changed, at }, found);
        refuseManyMessages(found.recent_count);
        if (withheld === 'check' && message.withheld !== 'check')
          throw new ProblemError(409, 'text-repeated');
        // What the other side has already stays there as it was.
        const update = withheld === 'block' && message.withheld === null ? updateSenderText : updateText;
        await update(transaction, { ...key, text: changed, at });
      }),

    remove: (userId: string, key: MessageKey): Promise<SentMessage> =>
      changeOwn(userId, key, async ({ transaction, message, at }) => {
        if (message.deleted_at !== null) return;
        requireChangeable(message, at);
        await updateDeleted(transaction, { ...key, at });
      }),

    async list(
      userId: string,
      conversationId: string,
      { before, after }: MessageQuery,
    ): Promise<MessagePage> {
      const conversation = await findConversation(database, conversationId);
      if (!conversation) throw conversationNotFound();
      const side = readerOf(conversation, userId);
      const found = await listMessages(database, {
        ...{ conversationId, userId, before, after },
        limit: MESSAGES_PER_PAGE,
      });
      const messageArray = found
        .map((row) => presentMessage(row, conversation, userId))
        .sort((a, b) => a.seq - b.seq);
      const [first, last] = [messageArray[0]?.seq, messageArray.at(-1)?.seq];
      return {
        messageArray,
        // They are numbered without gaps.
        hasOlder: first !== undefined ? first > 1 : (after ?? 0) > 0,
        hasNewer: last !== undefined ? last < conversation[`${side}_newest_seq`] : before !== undefined,
      };
    },
  };
}

/**
 * A message of one's own and its conversation, locked in the order person, conversation.
 * @throws ProblemError 403 or 404
 */
async function lockOwn(transaction: OpenTransaction, userId: string, key: MessageKey) {
  await lockToWrite(transaction, { userId, conversationId: key.conversationId });
  const conversation = await findConversation(transaction, key.conversationId);
  if (!conversation) throw conversationNotFound();
  readerOf(conversation, userId);
  const message = await findMessage(transaction, key);
  const isThere = message && (message.withheld === null || message.sender_id === userId);
  if (!isThere) throw new ProblemError(404, 'message-not-found');
  if (message.sender_id !== userId) throw new ProblemError(403, 'not-allowed');
  return { conversation, message };
}

/** Who has the message is told; so is nobody else of what its sender alone has, or alone has changed. */
async function publishChange(transaction: OpenTransaction, sent: Sent, at: Date): Promise<void> {
  const { conversation, message } = sent;
  const isOwn = message.withheld !== null || message.sender_text !== null;
  const to = isOwn ? [message.sender_id] : bothSides(conversation);
  const receiver = otherSide(sideOf(conversation, message.sender_id));
  const ended =
    message.deleted_at !== null && !isOwn
      ? await endNotificationOfMessages(transaction, conversation, receiver, { change: 'dismiss', at })
      : [];
  await replaceText(transaction, sent, to);
  await appendEvents(transaction, [...messageEvents('updateMessage', sent, to), ...ended], at);
}

function presentSent({ conversation, message }: Sent, userId: string): SentMessage {
  return {
    conversation: presentState(conversation, userId),
    message: presentMessage(message, conversation, userId),
  };
}

const isChanged = (before: MessageRow, after: MessageRow) =>
  before.edited_at !== after.edited_at ||
  before.sender_edited_at !== after.sender_edited_at ||
  before.deleted_at !== after.deleted_at;

function requireChangeable({ created_at: createdAt }: MessageRow, at: Date): void {
  const age = at.getTime() - Date.parse(createdAt);
  if (age >= MESSAGE_CHANGE_MINUTES * MINUTE_MILLISECONDS)
    throw new ProblemError(409, 'message-final', { values: { count: MESSAGE_CHANGE_MINUTES } });
}

/** @throws ProblemError 400 where nothing is left */
function readText(given: string): string {
  const text = cleanText(given);
  if (text !== '') return text;
  throw new ProblemError(400, 'invalid-request', {
    parameters: [{ name: 'text', code: 'too-short', slug: 'field-missing', values: { name: 'text' } }],
  });
}
