// What the application and other domains use of this one.
export { createConversationRepository } from './conversation/conversation.repository.ts';
export { conversationRoutes } from './conversation/conversation.routes.ts';
export { createConversationService } from './conversation/conversation.service.ts';
export { createNotificationRepository } from './notification/notification.repository.ts';
export { notificationRoutes } from './notification/notification.routes.ts';
export { createNotificationService } from './notification/notification.service.ts';
