import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openToEveryone } from '../domains/identity/index.ts';
import { namedScope } from '../plugins/named-scope.ts';
import { describeOperation } from './describe-operation.ts';
import { ASYNCAPI_PATH, describeRealtime } from './describe-realtime.ts';
import { FAILURE_RESPONSES } from './failure-responses.ts';
import { finishDocument } from './finish-document.ts';
import { SECURITY_SCHEMES } from './security.ts';
import { TAGS } from './tags.ts';

const DOCUMENTATION_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'self'; frame-ancestors 'none'";

const DESCRIPTION = `Money is integer minor units, days are UTC (YYYY-MM-DD).

Failures are problem details (RFC 9457): \`code\` is stable, \`message\` is for the person who reads it, in English, French or
German: the language that the call names, then the cookie \`languageTag\`, then \`Accept-Language\`. Fields of a body that a
call does not know are refused.

The websocket is described by [AsyncAPI](${ASYNCAPI_PATH}).`;

/** The description of the API at /api/openapi.json, readable at /api/docs without any third party. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Moïen', version: '1.0.0', description: DESCRIPTION },
      tags: TAGS,
      components: { securitySchemes: SECURITY_SCHEMES, responses: FAILURE_RESPONSES },
    },
    transform: describeOperation,
    transformObject: (document) =>
      'openapiObject' in document ? finishDocument(document.openapiObject) : {},
  });
  await app.register(
    namedScope('documentation', async (pages) => {
      openToEveryone(pages);
      await pages.register(swaggerUi, {
        routePrefix: '/api/docs',
        staticCSP: DOCUMENTATION_POLICY,
        uiConfig: { validatorUrl: null },
      });
    }),
  );
  const options = { schema: { hide: true }, config: { access: 'everyone', isCacheable: true } } as const;
  app.get('/api/openapi.json', options, async () => app.swagger());
  const realtime = describeRealtime();
  app.get(ASYNCAPI_PATH, options, async () => realtime);
}
