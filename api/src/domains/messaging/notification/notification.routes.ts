import { changeNotifications, findNotifications, getNotifications } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import type { NotificationService } from './notification.service.ts';

const tags = ['messaging'];
const LIMITED = { access: 'signed-in', rateLimit: { max: 300 } } as const;

export function notificationRoutes(app: ApiInstance, service: NotificationService): void {
  app.route({
    method: getNotifications.method,
    url: getNotifications.url,
    schema: {
      summary: 'One’s own notifications, newest first',
      tags,
      response: responses(getNotifications.response),
    },
    config: { isSpecifiedCall: true, access: 'signed-in' },
    handler: async (request) => ({
      notificationArray: await service.listNewest(requireUser(request).userId),
    }),
  });

  app.route({
    method: findNotifications.method,
    url: findNotifications.url,
    schema: {
      summary: 'One’s own notifications with what they are about, newest first; thirty a page',
      tags,
      querystring: findNotifications.query,
      response: responses(findNotifications.response),
    },
    config: LIMITED,
    handler: async (request) => service.list(requireUser(request).userId, request.query),
  });

  app.route({
    method: changeNotifications.method,
    url: changeNotifications.url,
    schema: {
      summary: 'Reads or dismisses notifications, some or all, or takes that back; may be repeated',
      tags,
      body: changeNotifications.body,
      response: responses(changeNotifications.response),
    },
    config: LIMITED,
    handler: async (request) => service.change(requireUser(request).userId, request.body),
  });
}
