import { randomUUIDv7 } from 'node:crypto';
import { CONTACT_UNCONFIRMED_CODE } from '@moien/contract';
import { sql } from 'kysely';
import { ProblemError } from '../../../lib/problem-error.ts';
import { hasRunningStay } from '../../booking/index.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import { lockPerson, refuseBlocked, signedOut } from '../../identity/index.ts';
import { findContactDetails } from '../mask/find-contact-details.ts';
import { appendEvents } from '../user-event/append-events.ts';
import { conversationNotFound, hasConversation, otherSide, readerOf, sideOf } from './conversation.policy.ts';
import {
  type ConversationKey,
  findConversation,
  findConversationId,
  insertConversation,
  lockConversation,
} from './conversation.repository.ts';
import { bothSides, messageEvents, type Sent } from './conversation-events.ts';
import type { ConversationRow, Withheld } from './conversation-row.ts';
import { type ConversationName, findSides, requireMayBegin } from './find-sides.ts';
import { findMessage, insertMessage, type NewMessage } from './message.repository.ts';
import { notifyOfMessage } from './notify-of-messages.ts';
import { readSent } from './read-sent.ts';
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
  if (!(await lockPerson(transaction, userId))) throw signedOut();
  const id = typeof to === 'string' ? to : await findOrBegin(transaction, to, sending);
  const conversation = await lockConversation(transaction, id);
  if (!conversation) throw conversationNotFound();
  const side = typeof to === 'string' ? readerOf(conversation, userId) : sideOf(conversation, userId);
  const known = await findMessage(transaction, { conversationId: id, id: messageId });
  if (known?.sender_id === userId) return { conversation, message: known };
  if (known) throw new ProblemError(409, 'message-id-taken');
  const withheld = await reachOf(transaction, sending, conversation);
  refuseUnconfirmedContact(sending, conversation);
  await refuseManyMessages(transaction, sending);
  const message = { conversationId: id, id: messageId, side, senderId: userId, text, attachmentIds, at };
  return addMessage(transaction, { ...message, withheld });
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
  message: NewMessage,
  { isNotified = true } = {},
): Promise<Sent> {
  await insertMessage(transaction, message);
  return publishMessage(transaction, message, { isNotified });
}

/** Writes notifications and events of a message that is the newest of its conversation by now. */
export async function publishMessage(
  transaction: OpenTransaction,
  message: Omit<NewMessage, 'text' | 'attachmentIds'>,
  { isNotified = true } = {},
): Promise<Sent> {
  const sent = await readSent(transaction, message);
  const { withheld, senderId, side, at } = message;
  if (withheld !== null) {
    await pretendToNotify(transaction, sent, message);
    await appendEvents(transaction, messageEvents('addMessage', sent, [senderId]), at);
    return sent;
  }
  const notified = isNotified ? await notifyOfMessage(transaction, sent, otherSide(side), at) : [];
  const added = messageEvents('addMessage', sent, bothSides(sent.conversation));
  await appendEvents(transaction, [...added, ...notified], at);
  return sent;
}

/** The same work as for a message that arrives, so that its duration does not tell who is blocked. */
async function pretendToNotify(
  transaction: OpenTransaction,
  sent: Sent,
  { side, at }: Pick<NewMessage, 'side' | 'at'>,
): Promise<void> {
  await sql`savepoint notified`.execute(transaction);
  await notifyOfMessage(transaction, sent, otherSide(side), at);
  await sql`rollback to savepoint notified`.execute(transaction);
}

async function findOrBegin(
  transaction: OpenTransaction,
  name: ConversationName,
  { userId, at }: Sending,
): Promise<string> {
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
  conversation: ConversationRow,
): Promise<Withheld | null> {
  const { property_id: propertyId, source_user_id: guestId } = conversation;
  if (await hasRunningStay(transaction, { propertyId, guestId })) return null;
  await refuseBlocked(transaction, userId);
  if (await isRepeated(transaction, conversation, { userId, text, at })) return 'check';
  const isBlocked = conversation[`${otherSide(sideOf(conversation, userId))}_has_blocked`];
  return isBlocked ? 'block' : null;
}
