import type { FastifyInstance } from 'fastify';

/** Headers of every answer of the API; a route that may be cached replaces `cache-control` itself. */
export function addApiHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
  });
}
