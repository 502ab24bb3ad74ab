import { randomUUIDv7 } from 'node:crypto';
import type { OpenTransaction } from '../../catalog/index.ts';
import type { AddressedEvent } from '../user-event/append-events.ts';
import { presentDetails } from './notification.presenter.ts';
import { insertNotification, type NewNotification } from './notification.repository.ts';

/**
 * Notifications, in the transaction of what has happened.
 * @returns their events, which the caller appends with those of what else has happened
 */
export async function writeNotifications(
  transaction: OpenTransaction,
  notifications: readonly Omit<NewNotification, 'id'>[],
  at: Date,
): Promise<AddressedEvent[]> {
  const written: NewNotification[] = [];
  for (const given of notifications) {
    const notification = { ...given, id: randomUUIDv7() };
    if (await insertNotification(transaction, notification, at)) written.push(notification);
  }
  return written.map(({ id, userId, kind, data }) => {
    const notification = presentDetails({ id, is_read: false, created_at: at.toISOString(), kind, data });
    return { userId, event: { type: 'addNotification', notification } };
  });
}
