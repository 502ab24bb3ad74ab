import type { ApiInstance } from '../api-instance.ts';
import type { Database } from '../database/database.ts';
import { createConversationRepository } from './conversation/conversation.repository.ts';
import { conversationRoutes } from './conversation/conversation.routes.ts';
import { createConversationService } from './conversation/conversation.service.ts';
import { createNotificationRepository } from './notification/notification.repository.ts';
import { notificationRoutes } from './notification/notification.routes.ts';
import { createNotificationService } from './notification/notification.service.ts';

/** What waits for somebody who is signed in. */
export function registerMessagingModules(app: ApiInstance, database: Database): void {
  notificationRoutes(app, createNotificationService(createNotificationRepository(database)));
  conversationRoutes(app, createConversationService(createConversationRepository(database)));
}
