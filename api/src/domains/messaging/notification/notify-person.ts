import type { NotificationData, NotificationKind } from '@moien/contract';
import { sql } from 'kysely';
import { addDelivery } from '../../../jobs/add-delivery.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import { appendEvents } from '../user-event/append-events.ts';
import { writeNotifications } from './write-notifications.ts';

/** The same key is delivered to a person once by each channel. */
type News = { userId: string; kind: NotificationKind; data: NotificationData; key: string };

/**
 * By all ways, in the transaction of what has happened. It locks the person until that ends, so that it comes
 * last.
 */
export async function notifyPerson(
  transaction: OpenTransaction,
  { userId, kind, data, key }: News,
  at: Date,
): Promise<void> {
  const delivery = { userId: sql`${userId}::uuid`, kind, key, data, dueAt: at };
  await addDelivery(transaction, { ...delivery, channel: 'mail' }, at);
  await addDelivery(transaction, { ...delivery, channel: 'push' }, at);
  const events = await writeNotifications(transaction, [{ userId, kind, data }], at);
  if (events.length > 0) await appendEvents(transaction, events, at);
}
