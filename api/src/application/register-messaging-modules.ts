import type { Database } from '../database/database.ts';
import {
  conversationRoutes,
  createConversationRepository,
  createConversationService,
  createNotificationRepository,
  createNotificationService,
  notificationRoutes,
} from '../domains/messaging/index.ts';
import type { ApiInstance } from '../lib/api-instance.ts';

/** What waits for somebody who is signed in. */
export function registerMessagingModules(app: ApiInstance, database: Database): void {
  notificationRoutes(app, createNotificationService(createNotificationRepository(database)));
  conversationRoutes(app, createConversationService(createConversationRepository(database)));
}
