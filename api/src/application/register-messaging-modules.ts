import type { Database } from '../database/database.ts';
import {
  conversationRoutes,
  createConversationService,
  createMessageService,
  createNotificationRepository,
  createNotificationService,
  messageRoutes,
  notificationRoutes,
} from '../domains/messaging/index.ts';
import type { ApiInstance } from '../lib/api-instance.ts';

/** What waits for somebody who is signed in. */
export function registerMessagingModules(app: ApiInstance, database: Database, now: () => Date): void {
  notificationRoutes(app, createNotificationService(createNotificationRepository(database)));
  conversationRoutes(app, createConversationService(database, now));
  messageRoutes(app, createMessageService(database, now));
}
