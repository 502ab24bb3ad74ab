import { randomUUIDv7 } from 'node:crypto';
import { CONTACT_UNCONFIRMED_CODE } from '@moien/contract';
import { ProblemError } from '../../../lib/problem-error.ts';
import { hasRunningStay } from '../../booking/index.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import { lockPerson, refuseBlocked, signedOut } from '../../identity/index.ts';
import { findContactDetails } from '../mask/find-contact-details.ts';
import { appendEvents } from '../user-event/append-events.ts';
import { conversationNotFound, otherSide, sideOf } from './conversation.policy.ts';
import {
  type ConversationKey,
  findConversationId,
  insertConversation,
  lockConversation,
} from './conversation.repository.ts';
import { broadcastMessage, type Sent } from './conversation-events.ts';
import type { ConversationRow } from './conversation-row.ts';
import { type ConversationName, findSides, requireMayBegin } from './find-sides.ts';
import { findMessage, insertMessage, type NewMessage } from './message.repository.ts';
import { notifyOfMessage } from './notify-of-messages.ts';
import { readSent } from './read-sent.ts';
import { refuseManyConversations, refuseManyMessages } from './sending-limits.ts';

/** What somebody sends; the text has been cleaned. */
export type Sending = {
  userId: string;
  messageId: string;
  text: string;
  /** The sender wants a telephone number or an e-mail address in it to go out. */
  isContactConfirmed: boolean;
  at: Date;
};

/**
 * Locks are taken in the order person, conversation.
 * @param to the conversation's id, or its name when it may not have begun
 * @returns the message, which is not new when it was sent before
 * @throws ProblemError 403 `account-blocked`, 404, 409 `message-id-taken` or
 *   `contact-details-unconfirmed`, or 429
 */
export async function sendMessage(
  transaction: OpenTransaction,
  to: string | ConversationName,
  sending: Sending,
): Promise<Sent> {
  const { userId, messageId, text, at } = sending;
  if (!(await lockPerson(transaction, userId))) throw signedOut();
  const id = typeof to === 'string' ? to : await findOrBegin(transaction, to, sending);
  const conversation = await lockConversation(transaction, id);
  const side = sideOf(conversation, userId);
  const known = await findMessage(transaction, { conversationId: id, id: messageId });
  if (conversation && known?.sender_id === userId) return { conversation, message: known };
  if (known) throw new ProblemError(409, 'message-id-taken');
  if (conversation) await refuseBlockedSender(transaction, userId, conversation);
  refuseUnconfirmedContact(sending, conversation);
  await refuseManyMessages(transaction, sending);
  return addMessage(transaction, { conversationId: id, id: messageId, side, senderId: userId, text, at });
}

/** Who has a certain stay with the other has their contact already. */
function refuseUnconfirmedContact(
  { text, isContactConfirmed }: Sending,
  conversation: Pick<ConversationRow, 'is_certain'> | undefined,
): void {
  if (isContactConfirmed || conversation?.is_certain || findContactDetails(text).length === 0) return;
  throw new ProblemError(409, CONTACT_UNCONFIRMED_CODE);
}

/**
 * Writes a message of a conversation that the caller has locked, and tells both sides.
 * @param isNotified false where the receiver is notified of it by something else
 */
export async function addMessage(
  transaction: OpenTransaction,
  message: NewMessage,
  { isNotified = true } = {},
): Promise<Sent> {
  await insertMessage(transaction, message);
  const sent = await readSent(transaction, message);
  const notified = isNotified
    ? await notifyOfMessage(transaction, sent.conversation, otherSide(message.side), message.at)
    : [];
  await broadcastMessage(transaction, 'addMessage', sent, message.at);
  if (notified.length > 0) await appendEvents(transaction, notified, message.at);
  return sent;
}

async function findOrBegin(
  transaction: OpenTransaction,
  name: ConversationName,
  { userId, at }: Sending,
): Promise<string> {
  const sides = await findSides(transaction, userId, name);
  const known = await findConversationId(transaction, sides);
  if (known) return known;
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

/** Somebody whom the operator has blocked still writes about a stay that is confirmed. */
export async function refuseBlockedSender(
  transaction: OpenTransaction,
  userId: string,
  { property_id: propertyId, source_user_id: guestId }: ConversationRow,
): Promise<void> {
  if (!(await hasRunningStay(transaction, { propertyId, guestId }))) await refuseBlocked(transaction, userId);
}
