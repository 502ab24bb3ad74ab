import { endNotificationMails, getNotificationSettings, setNotificationSettings } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import type { NotificationSettingsService } from './notification-settings.service.ts';
import { oneClickMailEnd } from './one-click-mail-end.ts';

const tags = ['messaging'];

export function notificationSettingsRoutes(
  app: ApiInstance,
  service: NotificationSettingsService,
  publicOrigin: string | undefined,
): void {
  app.route({
    method: getNotificationSettings.method,
    url: getNotificationSettings.url,
    schema: {
      summary: 'How one wants to be told of things: by which channels, when, and how often',
      tags,
      response: responses(getNotificationSettings.response),
    },
    config: { access: 'signed-in' },
    handler: async (request) => service.read(requireUser(request).userId),
  });

  app.route({
    method: setNotificationSettings.method,
    url: setNotificationSettings.url,
    schema: {
      summary: 'Sets how one wants to be told of things; choices that are not named stay',
      tags,
      body: setNotificationSettings.body,
      response: responses(setNotificationSettings.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 60 } },
    handler: async (request) => service.write(requireUser(request).userId, request.body),
  });

  app.route({
    method: endNotificationMails.method,
    url: endNotificationMails.url,
    schema: {
      summary: 'Ends the e-mails of a kind, by the token of a mail; may be repeated',
      tags,
      body: endNotificationMails.body,
      response: responses(endNotificationMails.response),
    },
    config: { access: 'everyone', rateLimit: { max: 60 } },
    handler: async ({ body }) => service.endMails(body.token),
  });

  oneClickMailEnd(app, service, publicOrigin);
}
