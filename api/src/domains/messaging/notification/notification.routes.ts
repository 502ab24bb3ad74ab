import { getNotifications } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import type { NotificationService } from './notification.service.ts';

export function notificationRoutes(app: ApiInstance, service: NotificationService): void {
  app.route({
    method: getNotifications.method,
    url: getNotifications.url,
    schema: {
      summary: 'One’s own notifications, newest first',
      tags: ['messaging'],
      response: responses(getNotifications.response),
    },
    config: { isSpecifiedCall: true, access: 'signed-in' },
    handler: async (request) => ({
      notificationArray: await service.listNotifications(requireUser(request).userId),
    }),
  });
}
