import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openToEveryone } from './require-access.ts';

const DOCUMENTATION_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'self'; frame-ancestors 'none'";

/** The description of the API at /api/openapi.json, readable at /api/docs without any third party. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Moïen',
        version: '1.0.0',
        description:
          'Money is integer minor units, days are UTC (YYYY-MM-DD), failures are problem details (RFC 9457).',
      },
    },
  });
  await app.register(async (pages) => {
    openToEveryone(pages);
    await pages.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: DOCUMENTATION_POLICY,
      uiConfig: { validatorUrl: null },
    });
  });
  app.get(
    '/api/openapi.json',
    { schema: { hide: true }, config: { access: 'everyone', isCacheable: true } },
    async () => app.swagger(),
  );
}
