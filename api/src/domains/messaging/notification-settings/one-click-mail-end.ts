import { UnsubscribeToken } from '@moien/contract';
import { Type } from 'typebox';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { namedScope } from '../../../plugins/named-scope.ts';
import { requireOrigin } from '../../../plugins/origin.ts';
import { nothing } from '../../../plugins/responses.ts';
import type { NotificationSettingsService } from './notification-settings.service.ts';

/** Stands in the header List-Unsubscribe. */
export const ONE_CLICK_MAIL_END_PATH = '/api/notification-mails/one-click-end';

const BODY_BYTES_MAXIMUM = 4 * 1024;

/** What mail programs and the servers on the way add to an address is left alone. */
const LinkQuery = Type.Object({ token: UnsubscribeToken.properties.token });

/** The page whose button ends the mails; without a language the visitor is led to theirs. */
export const mailEndUrl = (origin: string, token: string, language?: string): string =>
  `${origin}${language ? `/${language}` : ''}/notification-mails/end?token=${token}`;

/**
 * For mail programs: RFC 8058 posts a form to the address of the header, without cookies; older programs open
 * it in a browser, which is led to the page that asks.
 */
export function oneClickMailEnd(
  app: ApiInstance,
  service: Pick<NotificationSettingsService, 'endMails'>,
  publicOrigin: string | undefined,
): void {
  app.register(
    namedScope('notification mails end', async (scope) => {
      scope.addContentTypeParser(
        /^(application\/x-www-form-urlencoded|multipart\/form-data)/,
        { parseAs: 'string', bodyLimit: BODY_BYTES_MAXIMUM },
        // The token in the address is enough; the body of RFC 8058 adds nothing.
        async () => ({}),
      );

      scope.route<{ Querystring: { token: string } }>({
        method: 'POST',
        url: ONE_CLICK_MAIL_END_PATH,
        schema: {
          operationId: 'endNotificationMailsByOneClick',
          summary: 'Ends the e-mails of a kind from within a mail program (RFC 8058)',
          tags: ['messaging'],
          querystring: LinkQuery,
          response: nothing(204, 'These e-mails have ended'),
        },
        config: { access: 'everyone', isOpenToOtherSites: true, rateLimit: { max: 60 } },
        handler: async ({ query }, reply) => {
          await service.endMails(query.token);
          return reply.code(204).send(null);
        },
      });

      scope.route<{ Querystring: { token: string } }>({
        method: 'GET',
        url: ONE_CLICK_MAIL_END_PATH,
        schema: { hide: true, querystring: LinkQuery },
        config: { access: 'everyone' },
        handler: async (request, reply) =>
          reply.redirect(mailEndUrl(requireOrigin(request, publicOrigin), request.query.token), 303),
      });
    }),
  );
}
