import { MailToken } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { oneClickEndRoutes } from '../../../mail/one-click-end.ts';
import { ONE_CLICK_END_PATH, pageUrl } from './newsletter-links.ts';
import type { NewsletterSubscriptionService } from './newsletter-subscription.service.ts';

export function oneClickEnd(
  app: ApiInstance,
  service: Pick<NewsletterSubscriptionService, 'end'>,
  publicOrigin: string | undefined,
): void {
  oneClickEndRoutes(app, publicOrigin, {
    path: ONE_CLICK_END_PATH,
    token: MailToken.properties.token,
    operationId: 'endNewsletterByOneClick',
    summary: 'Ends the newsletter from within a mail program (RFC 8058)',
    tag: 'newsletter',
    outcome: 'The newsletter has ended',
    end: (token) => service.end(token),
    pageOf: (origin, token) => pageUrl(origin, undefined, 'end', token),
  });
}
