import type { ApiConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import {
  attachmentRoutes,
  type ConversationService,
  conversationReportRoutes,
  conversationRoutes,
  createAttachmentService,
  createConversationReportService,
  createConversationService,
  createDeviceTokenService,
  createMessageSearchService,
  createMessageService,
  createNotificationService,
  createNotificationSettingsService,
  createPersonBlockService,
  createSavedReplyService,
  createUnsubscribeTokens,
  createUserEventRepository,
  deviceTokenRoutes,
  messageRoutes,
  messageSearchRoutes,
  notificationRoutes,
  notificationSettingsRoutes,
  type PushSenders,
  personBlockRoutes,
  removeFinishedDeliveries,
  removeOldReports,
  removeOldUnaskedTexts,
  savedReplyRoutes,
} from '../domains/messaging/index.ts';
import type { ApiInstance } from '../lib/api-instance.ts';
import { DAY_MILLISECONDS } from '../lib/milliseconds.ts';
import { createUploadStore } from '../media/upload-store.ts';
import { addDaily } from '../plugins/daily.ts';
import { useStorage } from '../storage/use-storage.ts';

/** Longer than any job is tried again: until then the same thing is known to have been told. */
const DELIVERY_DAYS = 90;

type MessagingConfig = Pick<ApiConfig, 'formKey' | 'publicOrigin' | 'push' | 'mediaDirectory'>;

/**
 * What waits for somebody who is signed in.
 * @returns the conversations, which pages also open by websocket
 */
export function registerMessagingModules(
  app: ApiInstance,
  database: Database,
  { formKey, publicOrigin, push: { web }, mediaDirectory }: MessagingConfig,
  push: PushSenders,
  now: () => Date,
): ConversationService {
  notificationRoutes(app, createNotificationService(database, now));
  const tokens = createUnsubscribeTokens(formKey);
  const settings = createNotificationSettingsService(database, tokens, now);
  notificationSettingsRoutes(app, settings, publicOrigin);
  addDaily(app, 'remove old deliveries', () =>
    removeFinishedDeliveries(database, new Date(now().getTime() - DELIVERY_DAYS * DAY_MILLISECONDS)),
  );
  const devices = createDeviceTokenService(database, push, now);
  deviceTokenRoutes(app, devices, web.publicKey);
  const conversations = createConversationService(database, now);
  conversationRoutes(app, conversations);
  messageRoutes(app, createMessageService(database, now));
  personBlockRoutes(app, createPersonBlockService(database, now));
  const uploads = createUploadStore(mediaDirectory, useStorage(app).area('attachments'));
  const attachments = createAttachmentService(database, uploads, now);
  attachmentRoutes(app, attachments);
  addDaily(app, 'remove old attachments', () => attachments.removeOld());
  messageSearchRoutes(app, createMessageSearchService(database));
  conversationReportRoutes(app, createConversationReportService(database, now));
  addDaily(app, 'forget what was sent to many homes', () => removeOldUnaskedTexts(database, now()));
  addDaily(app, 'remove old reports of conversations', () => removeOldReports(database, now()));
  savedReplyRoutes(app, createSavedReplyService(database, now));
  const events = createUserEventRepository(database);
  addDaily(app, 'remove old events of people', () => events.removeOld(now()));
  return conversations;
}
