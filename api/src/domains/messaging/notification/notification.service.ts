import type { Notification } from '@moien/contract';
import { presentNotification } from './notification.presenter.ts';
import type { NotificationRepository } from './notification.repository.ts';

export type NotificationService = ReturnType<typeof createNotificationService>;

export function createNotificationService(repository: NotificationRepository) {
  return {
    async listNotifications(userId: string): Promise<Notification[]> {
      return (await repository.findNotifications(userId)).map(presentNotification);
    },
  };
}
