import type { Database } from '../database/database.ts';
import {
  type ConversationService,
  conversationRoutes,
  createConversationService,
  createMessageService,
  createNotificationService,
  createUserEventRepository,
  messageRoutes,
  notificationRoutes,
} from '../domains/messaging/index.ts';
import type { ApiInstance } from '../lib/api-instance.ts';
import { addDaily } from '../plugins/daily.ts';

/**
 * What waits for somebody who is signed in.
 * @returns the conversations, which pages also open by websocket
 */
export function registerMessagingModules(
  app: ApiInstance,
  database: Database,
  now: () => Date,
): ConversationService {
  notificationRoutes(app, createNotificationService(database, now));
  const conversations = createConversationService(database, now);
  conversationRoutes(app, conversations);
  messageRoutes(app, createMessageService(database, now));
  const events = createUserEventRepository(database);
  addDaily(app, 'remove old events of people', () => events.removeOld(now()));
  return conversations;
}
