import type { FastifyInstance } from 'fastify';

/** Calls take JSON and nothing else; a call without a body is one with an empty object. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.addHook('preValidation', async (request) => {
    const { schema } = request.routeOptions;
    if (schema?.body !== undefined && request.body === undefined) request.body = {};
  });
}
