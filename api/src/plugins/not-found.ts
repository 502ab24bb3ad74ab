import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './send-problem.ts';

type KnownRoute = { methods: string[]; pattern: RegExp };

/** Remembers the routes that are added from here on. */
export function collectRoutes(app: FastifyInstance): KnownRoute[] {
  const routes: KnownRoute[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    const pattern = new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`);
    routes.push({ methods: [method].flat(), pattern });
  });
  return routes;
}

/** Answers unknown addresses below /api with 404, and known ones called by another method with 405. */
export function addNotFound(app: FastifyInstance, routes: KnownRoute[]): void {
  const known = [...routes];
  const handler = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = new Set(
      known.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods),
    );
    if (allowed.size > 0) {
      const methods = [...allowed].sort().join(', ');
      reply.header('allow', methods);
      const failure = {
        code: 'method-not-allowed',
        slug: 'method-not-allowed',
        values: { methods },
      } as const;
      return sendProblem(request, reply, { status: 405, ...failure });
    }
    return sendNotFound(request, reply);
  };
  for (const url of ['/api', '/api/*']) {
    app.all(url, { schema: { hide: true }, config: { access: 'everyone' }, handler });
  }
}

export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(request, reply, { status: 404, code: 'not-found', slug: 'not-found' });
}
