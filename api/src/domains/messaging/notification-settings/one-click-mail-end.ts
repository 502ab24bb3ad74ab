import { UnsubscribeToken } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { oneClickEndRoutes } from '../../../mail/one-click-end.ts';
import type { NotificationSettingsService } from './notification-settings.service.ts';

/** Stands in the header List-Unsubscribe. */
export const ONE_CLICK_MAIL_END_PATH = '/api/notification-mails/one-click-end';

/** The page whose button ends the mails; without a language the visitor is led to theirs. */
export const mailEndUrl = (origin: string, token: string, language?: string): string =>
  `${origin}${language ? `/${language}` : ''}/notification-mails/end?token=${token}`;

export function oneClickMailEnd(
  app: ApiInstance,
  service: Pick<NotificationSettingsService, 'endMails'>,
  publicOrigin: string | undefined,
): void {
  oneClickEndRoutes(app, publicOrigin, {
    path: ONE_CLICK_MAIL_END_PATH,
    token: UnsubscribeToken.properties.token,
    operationId: 'endNotificationMailsByOneClick',
    summary: 'Ends the e-mails of a kind from within a mail program (RFC 8058)',
    tag: 'messaging',
    outcome: 'These e-mails have ended',
    end: (token) => service.endMails(token),
    pageOf: mailEndUrl,
  });
}
