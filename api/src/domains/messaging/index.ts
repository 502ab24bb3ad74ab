// What the application and other domains use of this one.
export { attachmentRoutes } from './attachment/attachment.routes.ts';
export { createAttachmentService } from './attachment/attachment.service.ts';
export { createBookingMessages } from './conversation/booking-messages.ts';
export { conversationRoutes } from './conversation/conversation.routes.ts';
export { type ConversationService, createConversationService } from './conversation/conversation.service.ts';
export { messageRoutes } from './conversation/message.routes.ts';
export { createMessageService } from './conversation/message.service.ts';
export { personBlockRoutes } from './conversation/person-block.routes.ts';
export { createPersonBlockService } from './conversation/person-block.service.ts';
export { removeOldUnaskedTexts } from './conversation/repeated-text.ts';
export { createTypingService, type TypingService } from './conversation/typing.service.ts';
export { readTypingNotice, type TypingNotice } from './conversation/typing-notice.ts';
export { createBookingDeliveries } from './delivery/booking-deliveries.ts';
export { createDeliveries } from './delivery/deliver.ts';
export { removeFinishedDeliveries } from './delivery/delivery.repository.ts';
export { createMessageMails } from './delivery/message-mails.ts';
export { compileMasks } from './mask/compile-masks.ts';
export { findContactDetails } from './mask/find-contact-details.ts';
export { findPaymentDetails } from './mask/find-payment-details.ts';
export { messageSearchRoutes } from './message-search/message-search.routes.ts';
export { createMessageSearchService } from './message-search/message-search.service.ts';
export { removeOldReports } from './moderation/conversation-report.repository.ts';
export { conversationReportRoutes } from './moderation/conversation-report.routes.ts';
export { createConversationReportService } from './moderation/conversation-report.service.ts';
export { createModerationService } from './moderation/moderation.service.ts';
export { notificationRoutes } from './notification/notification.routes.ts';
export { createNotificationService } from './notification/notification.service.ts';
export { notifyPerson } from './notification/notify-person.ts';
export { notificationSettingsRoutes } from './notification-settings/notification-settings.routes.ts';
export { createNotificationSettingsService } from './notification-settings/notification-settings.service.ts';
export { createUnsubscribeTokens } from './notification-settings/unsubscribe-tokens.ts';
export { deviceTokenRoutes } from './push/device-token.routes.ts';
export { createDeviceTokenService } from './push/device-token.service.ts';
export { createPushSenders, type PushSenders } from './push/push-senders.ts';
export {
  DEVELOPMENT_PUSH_KEY,
  PUSH_VARIABLES,
  type PushSettings,
  readPushSettings,
} from './push/push-settings.ts';
export { savedReplyRoutes } from './saved-reply/saved-reply.routes.ts';
export { createSavedReplyService } from './saved-reply/saved-reply.service.ts';
export { appendEvents, USER_EVENT_CHANNEL } from './user-event/append-events.ts';
export { type EventNotice, readEventNotices } from './user-event/event-notice.ts';
export {
  createUserEventRepository,
  type Position,
  type StoredEvent,
  type UserEventRepository,
} from './user-event/user-event.repository.ts';
