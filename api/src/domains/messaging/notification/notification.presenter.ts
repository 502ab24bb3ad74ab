import type { Notification } from '@moien/contract';
import type { NotificationRow } from './notification.repository.ts';

export function presentNotification(row: NotificationRow): Notification {
  return { id: row.id, isRead: row.is_read, creationTimestamp: row.created_at };
}
