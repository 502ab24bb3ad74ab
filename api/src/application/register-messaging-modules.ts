import type { Database } from '../database/database.ts';
import { createConversationRepository } from '../domains/messaging/conversation/conversation.repository.ts';
import { conversationRoutes } from '../domains/messaging/conversation/conversation.routes.ts';
import { createConversationService } from '../domains/messaging/conversation/conversation.service.ts';
import { createNotificationRepository } from '../domains/messaging/notification/notification.repository.ts';
import { notificationRoutes } from '../domains/messaging/notification/notification.routes.ts';
import { createNotificationService } from '../domains/messaging/notification/notification.service.ts';
import type { ApiInstance } from '../lib/api-instance.ts';

/** What waits for somebody who is signed in. */
export function registerMessagingModules(app: ApiInstance, database: Database): void {
  notificationRoutes(app, createNotificationService(createNotificationRepository(database)));
  conversationRoutes(app, createConversationService(createConversationRepository(database)));
}
