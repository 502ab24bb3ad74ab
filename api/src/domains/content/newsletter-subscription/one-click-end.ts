import { MailToken } from '@moien/contract';
import { Type } from 'typebox';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { namedScope } from '../../../plugins/named-scope.ts';
import { requireOrigin } from '../../../plugins/origin.ts';
import { nothing } from '../../../plugins/responses.ts';
import { ONE_CLICK_END_PATH, pageUrl } from './newsletter-links.ts';
import type { NewsletterSubscriptionService } from './newsletter-subscription.service.ts';

const BODY_BYTES_MAXIMUM = 4 * 1024;

/** What mail programs and the servers on the way add to an address is left alone. */
const LinkQuery = Type.Object({ token: MailToken.properties.token });

/**
 * For mail programs: RFC 8058 posts a form to the address of the header, without cookies; older programs open
 * it in a browser, which is led to the page that asks.
 */
export function oneClickEnd(
  app: ApiInstance,
  service: Pick<NewsletterSubscriptionService, 'end'>,
  publicOrigin: string | undefined,
): void {
  app.register(
    namedScope('newsletter end', async (scope) => {
      scope.addContentTypeParser(
        /^(application\/x-www-form-urlencoded|multipart\/form-data)/,
        { parseAs: 'string', bodyLimit: BODY_BYTES_MAXIMUM },
        // The token in the address is enough; the body of RFC 8058 adds nothing.
        async () => ({}),
      );

      scope.route<{ Querystring: { token: string } }>({
        method: 'POST',
        url: ONE_CLICK_END_PATH,
        schema: {
          operationId: 'endNewsletterByOneClick',
          summary: 'Ends the newsletter from within a mail program (RFC 8058)',
          tags: ['newsletter'],
          querystring: LinkQuery,
          response: nothing(204, 'The newsletter has ended'),
        },
        config: { access: 'everyone', isOpenToOtherSites: true, rateLimit: { max: 60 } },
        handler: async ({ query }, reply) => {
          await service.end(query.token);
          return reply.code(204).send(null);
        },
      });

      scope.route<{ Querystring: { token: string } }>({
        method: 'GET',
        url: ONE_CLICK_END_PATH,
        schema: { hide: true, querystring: LinkQuery },
        config: { access: 'everyone' },
        handler: async (request, reply) => {
          const origin = requireOrigin(request, publicOrigin);
          return reply.redirect(pageUrl(origin, undefined, 'end', request.query.token), 303);
        },
      });
    }),
  );
}
