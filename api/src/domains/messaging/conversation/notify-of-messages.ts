import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { NewDelivery } from '../../../jobs/add-delivery.ts';
import { MINUTE_MILLISECONDS } from '../../../lib/milliseconds.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import { closeOnApps } from '../notification/close-on-apps.ts';
import { conversationTag } from '../notification/ended-tags.ts';
import { presentDetails } from '../notification/notification.presenter.ts';
import {
  findOfConversation,
  putOfConversation,
  updateNotifications,
} from '../notification/notification.repository.ts';
import type { AddressedEvent } from '../user-event/append-events.ts';
import type { Sent } from './conversation-events.ts';
import type { ConversationRow, Side } from './conversation-row.ts';

/** How long a message is unread before its receiver gets a mail of it. */
const MAIL_MINUTES = 10;

/** Who has the conversation open has read it by then. */
const PUSH_MILLISECONDS = 5000;

/**
 * Tells who gets a message: one notification for the conversation, whose newest message makes it unread.
 * @returns what their open pages are told when it was not unread before, for the caller to write after
 *   everything that waits for a lock
 */
export async function notifyOfMessage(
  transaction: OpenTransaction,
  { conversation: row, message: { seq } }: Sent,
  receiver: Side,
  at: Date,
): Promise<AddressedEvent[]> {
  const [userId, otherId] =
    receiver === 'source'
      ? [row.source_user_id, row.target_user_id]
      : [row.target_user_id, row.source_user_id];
  const data = {
    conversationId: row.id,
    propertyId: row.property_id,
    userId: otherId,
    typeId: row.type_id,
  };
  const dueAt = new Date(at.getTime() + MAIL_MINUTES * MINUTE_MILLISECONDS);
  const mail: NewDelivery = {
    ...{ userId: sql`${userId}::uuid`, channel: 'mail', kind: 'message', data, dueAt },
    // One for all that comes until the receiver has read on.
    key: `conversation ${row.id} ${row[`${receiver}_read_up_to`]}`,
  };
  const push: NewDelivery = {
    ...{ userId: sql`${userId}::uuid`, channel: 'push', kind: 'message', key: `message ${row.id} ${seq}` },
    data: { ...data, seq: String(seq) },
    dueAt: new Date(at.getTime() + PUSH_MILLISECONDS),
  };
  const notification = { id: randomUUIDv7(), userId, data, deliveries: [mail, push] };
  const written = await putOfConversation(transaction, notification, at);
  if (!written) return [];
  return [{ userId, event: { type: 'addNotification', notification: presentDetails(written) } }];
}

/** Once nothing of a conversation is left to read, its notification is read too, or goes with what was. */
export async function endNotificationOfMessages(
  transaction: OpenTransaction,
  row: ConversationRow,
  receiver: Side,
  { change, at }: { change: 'read' | 'dismiss'; at: Date },
): Promise<AddressedEvent[]> {
  if (row[`${receiver}_new_message_count`] > 0) return [];
  const userId = row[`${receiver}_user_id`];
  const id = await findOfConversation(transaction, { userId, conversationId: row.id });
  if (!id) return [];
  const notificationIdArray = await updateNotifications(transaction, { userId, change, ids: [id], at });
  if (notificationIdArray.length === 0) return [];
  // It is the only one of the conversation, and this is called for each reading: nothing is looked up.
  const endedTagArray = [conversationTag(row.id)];
  await closeOnApps(transaction, userId, at);
  return [{ userId, event: { type: 'updateNotifications', change, notificationIdArray, endedTagArray } }];
}
