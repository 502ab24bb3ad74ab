import { type TSchema, Type } from 'typebox';
import type { ApiInstance } from '../lib/api-instance.ts';
import { namedScope } from '../plugins/named-scope.ts';
import { requireOrigin } from '../plugins/origin.ts';
import { nothing } from '../plugins/responses.ts';

const BODY_BYTES_MAXIMUM = 4 * 1024;

export type OneClickEnd = {
  /** Stands in the header List-Unsubscribe, with the query `token`. */
  path: string;
  token: TSchema;
  operationId: string;
  summary: string;
  tag: string;
  /** What has ended, in a sentence. */
  outcome: string;
  end: (token: string) => Promise<unknown>;
  /** The page whose button ends the mails. */
  pageOf: (origin: string, token: string) => string;
};

/**
 * For mail programs: RFC 8058 posts a form to the address of the header, without cookies; older programs open
 * it in a browser, which is led to the page that asks.
 */
export function oneClickEndRoutes(
  app: ApiInstance,
  publicOrigin: string | undefined,
  { path: url, token, operationId, summary, tag, outcome, end, pageOf }: OneClickEnd,
): void {
  // What mail programs and the servers on the way add to an address is left alone.
  const querystring = Type.Object({ token });
  app.register(
    namedScope(operationId, async (scope) => {
      scope.addContentTypeParser(
        /^(application\/x-www-form-urlencoded|multipart\/form-data)/,
        { parseAs: 'string', bodyLimit: BODY_BYTES_MAXIMUM },
        // The token in the address is enough; the body of RFC 8058 adds nothing.
        async () => ({}),
      );

      scope.route<{ Querystring: { token: string } }>({
        method: 'POST',
        url,
        schema: { operationId, summary, tags: [tag], querystring, response: nothing(204, outcome) },
        config: { access: 'everyone', isOpenToOtherSites: true, rateLimit: { max: 60 } },
        handler: async ({ query }, reply) => {
          await end(query.token);
          return reply.code(204).send(null);
        },
      });

      scope.route<{ Querystring: { token: string } }>({
        method: 'GET',
        url,
        schema: { hide: true, querystring },
        config: { access: 'everyone' },
        handler: async (request, reply) =>
          reply.redirect(pageOf(requireOrigin(request, publicOrigin), request.query.token), 303),
      });
    }),
  );
}
