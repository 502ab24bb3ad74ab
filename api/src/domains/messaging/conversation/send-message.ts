import { randomUUIDv7 } from 'node:crypto';
import { CONTACT_UNCONFIRMED_CODE } from '@moien/contract';
import { sql } from 'kysely';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import { accountBlocked, lockPerson, signedOut } from '../../identity/index.ts';
import { findContactDetails } from '../mask/find-contact-details.ts';
import { appendEvents } from '../user-event/append-events.ts';
import { conversationNotFound, hasConversation, otherSide, readerOf, sideOf } from './conversation.policy.ts';
import {
  type ConversationKey,
  findConversation,
  findConversationId,
  insertConversation,
} from './conversation.repository.ts';
import { bothSides, messageEvents, type Sent } from './conversation-events.ts';
import { type ConversationRow, type Side, type Withheld, withMessage } from './conversation-row.ts';
import { findSending, lockToWrite, type SendingRow } from './find-sending.ts';
import { type ConversationName, findSides, requireMayBegin } from './find-sides.ts';
import { findMessage, insertMessage, type NewMessage } from './message.repository.ts';
import { notifyOfMessage } from './notify-of-messages.ts';
import { isRepeated } from './repeated-text.ts';
import { refuseManyConversations, refuseManyMessages } from './sending-limits.ts';

/** What somebody sends; the text has been cleaned. */
export type Sending = {
  userId: string;
  messageId: string;
  text: string;
  attachmentIds: readonly string[];
  /** The sender wants a telephone number or an e-mail address in it to go out. */
  isContactConfirmed: boolean;
  at: Date;
};

/**
 * Locks are taken in the order person, conversation.
 * @param to the conversation's id, or its name when it may not have begun
 * @returns the message, which is not new when it was sent before
 * @throws ProblemError 403 `account-blocked`, 404, 409 `message-id-taken`, `contact-details-unconfirmed` or
 *   `attachment-missing`, or 429
 */
export async function sendMessage(
  transaction: OpenTransaction,
  to: string | ConversationName,
  sending: Sending,
): Promise<Sent> {
  const { userId, messageId, text, attachmentIds, at } = sending;
  const id = typeof to === 'string' ? to : await findOrBegin(transaction, to, sending);
  await lockToWrite(transaction, { userId, conversationId: id });
  const found = await findSending(transaction, { userId, conversationId: id, messageId, at });
  const side = typeof to === 'string' ? readerOf(found, userId) : sideOf(found, userId);
  if (found.is_sent) return readOwn(transaction, found, sending);
  const withheld = await reachOf(transaction, sending, found);
  refuseUnconfirmedContact(sending, found);
  refuseManyMessages(found.recent_count);
  const message = { conversationId: id, id: messageId, side, senderId: userId, text, attachmentIds, at };
  return addMessage(transaction, found, { ...message, withheld });
}

/** What was sent before by the same id. */
async function readOwn(
  transaction: OpenTransaction,
  conversation: ConversationRow,
  { userId, messageId }: Sending,
): Promise<Sent> {
  const message = await findMessage(transaction, { conversationId: conversation.id, id: messageId });
  if (message?.sender_id !== userId) throw new ProblemError(409, 'message-id-taken');
  return { conversation, message };
}

/** Who has a certain stay with the other has their contact already. */
function refuseUnconfirmedContact(
  { text, isContactConfirmed }: Sending,
  conversation: Pick<ConversationRow, 'is_certain'>,
): void {
  if (isContactConfirmed || conversation.is_certain || findContactDetails(text).length === 0) return;
  throw new ProblemError(409, CONTACT_UNCONFIRMED_CODE);
}

/**
 * Writes a message of a conversation that the caller has locked, and tells who gets it.
 * @param isNotified false where the receiver is notified of it by something else
 */
export async function addMessage(
  transaction: OpenTransaction,
  conversation: ConversationRow,
  given: NewMessage,
  { isNotified = true } = {},
): Promise<Sent> {
  const message = await insertMessage(transaction, given);
  if (!message) throw conversationNotFound();
  const sent = { conversation: withMessage(conversation, message), message };
  await publishMessage(transaction, sent, { isNotified });
  return sent;
}

/** Writes notifications and events of a message that is the newest of its conversation by now. */
export async function publishMessage(
  transaction: OpenTransaction,
  sent: Sent,
  { isNotified = true } = {},
): Promise<void> {
  const { withheld, sender_id: senderId, created_at: createdAt } = sent.message;
  const receiver = otherSide(sideOf(sent.conversation, senderId));
  const at = new Date(createdAt);
  if (withheld !== null) {
    await pretendToNotify(transaction, sent, receiver, at);
    await appendEvents(transaction, messageEvents('addMessage', sent, [senderId]), at);
    return;
  }
  const notified = isNotified ? await notifyOfMessage(transaction, sent, receiver, at) : [];
  const added = messageEvents('addMessage', sent, bothSides(sent.conversation));
  await appendEvents(transaction, [...added, ...notified], at);
}

/** The same work as for a message that arrives, so that its duration does not tell who is blocked. */
async function pretendToNotify(
  transaction: OpenTransaction,
  sent: Sent,
  receiver: Side,
  at: Date,
): Promise<void> {
  await sql`savepoint notified`.execute(transaction);
  await notifyOfMessage(transaction, sent, receiver, at);
  await sql`rollback to savepoint notified`.execute(transaction);
}

async function findOrBegin(
  transaction: OpenTransaction,
  name: ConversationName,
  { userId, at }: Sending,
): Promise<string> {
  if (!(await lockPerson(transaction, userId))) throw signedOut();
  const sides = await findSides(transaction, userId, name);
  const known = await findConversationId(transaction, sides);
  const conversation = known && (await findConversation(transaction, known));
  if (conversation && hasConversation(conversation, userId)) return conversation.id;
  await requireMayBegin(transaction, userId, sides);
  if (sides.sourceId === userId) await refuseManyConversations(transaction, { userId, at });
  return beginConversation(transaction, sides, at);
}

/** Of two who begin it at the same time, one waits for the other, and both write into the same. */
export async function beginConversation(
  transaction: OpenTransaction,
  key: ConversationKey,
  at: Date,
): Promise<string> {
  await insertConversation(transaction, key, { id: randomUUIDv7(), at });
  const id = await findConversationId(transaction, key);
  if (!id) throw conversationNotFound();
  return id;
}

/**
 * Whom the other side has blocked writes for themselves alone, and whom the operator has blocked does not
 * write; what goes to many homes is looked at first. About a stay that is confirmed all of them write as
 * everybody does.
 * @returns why the other side does not get what somebody writes
 * @throws ProblemError 403 `account-blocked`
 */
export async function reachOf(
  transaction: OpenTransaction,
  { userId, text, at }: Pick<Sending, 'userId' | 'text' | 'at'>,
  conversation: SendingRow,
): Promise<Withheld | null> {
  if (conversation.has_running_stay) return null;
  if (conversation.is_account_blocked) throw accountBlocked();
  if (await isRepeated(transaction, conversation, { userId, text, at })) return 'check';
  const isBlocked = conversation[`${otherSide(sideOf(conversation, userId))}_has_blocked`];
  return isBlocked ? 'block' : null;
}
