// What the application and other domains use of this one.
export { createBookingMessages } from './conversation/booking-messages.ts';
export { conversationRoutes } from './conversation/conversation.routes.ts';
export { createConversationService } from './conversation/conversation.service.ts';
export { messageRoutes } from './conversation/message.routes.ts';
export { createMessageService } from './conversation/message.service.ts';
export { createNotificationRepository } from './notification/notification.repository.ts';
export { notificationRoutes } from './notification/notification.routes.ts';
export { createNotificationService } from './notification/notification.service.ts';
