import type { Notification, NotificationDetails } from '@moien/contract';
import type { NotificationRow } from './notification.repository.ts';

/** The fields of specification §3 and no others. */
export function presentNotification(row: NotificationRow): Notification {
  return { id: row.id, isRead: row.is_read, creationTimestamp: row.created_at };
}

export function presentDetails(row: NotificationRow): NotificationDetails {
  return { ...presentNotification(row), kind: row.kind, data: row.data };
}
