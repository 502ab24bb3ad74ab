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
  const written = notifications.map((notification) => ({ ...notification, id: randomUUIDv7() }));
  for (const notification of written) await insertNotification(transaction, notification, at);
  const events = written.map(({ id, userId, kind, data }) => {
    const notification = presentDetails({ id, is_read: false, created_at: at.toISOString(), kind, data });
    return { userId, event: { type: 'addNotification' as const, notification } };
  });
  await appendEvents(transaction, events, at);
}
