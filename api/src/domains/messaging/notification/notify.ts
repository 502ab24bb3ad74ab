import { randomUUIDv7 } from 'node:crypto';
import type { OpenTransaction } from '../../catalog/index.ts';
import { appendEvents } from '../user-event/append-events.ts';
import { presentDetails } from './notification.presenter.ts';
import { insertNotification, type NewNotification } from './notification.repository.ts';

/** Notifications and their events, in the transaction of what has happened. */
export async function notify(
  transaction: OpenTransaction,
  notifications: readonly Omit<NewNotification, 'id'>[],
  at: Date,
): Promise<void> {
  if (notifications.length === 0) return;
  const written: NewNotification[] = [];
  for (const given of notifications) {
    const notification = { ...given, id: randomUUIDv7() };
    if (await insertNotification(transaction, notification, at)) written.push(notification);
  }
  const events = written.map(({ id, userId, kind, data }) => {
    const notification = presentDetails({ id, is_read: false, created_at: at.toISOString(), kind, data });
    return { userId, event: { type: 'addNotification' as const, notification } };
  });
  if (events.length > 0) await appendEvents(transaction, events, at);
}
