import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * From now on `/readyz` says that the process stops, so that nobody sends it anything new, and each
     * connection carries one more answer.
     */
    announceStop: () => void;
  }
}

const STOPPING = { status: 'unavailable', reason: 'the process is stopping' };

/** Whoever still asks a process that stops is answered, and told to ask on another connection next time. */
export function addStopping(app: FastifyInstance): void {
  let isStopping = false;
  let isClosing = false;
  app.decorate('announceStop', () => {
    isStopping = true;
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    isClosing = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isStopping && isAboutThisProcess(request)) return reply.code(503).send(STOPPING);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
  // An answer that had begun before has left its connection open, for which the end would wait.
  app.addHook('onResponse', async () => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
  });
}

/**
 * A balancer asks by itself. What a gateway passes on is whether there is an API, which a process that still
 * answers is: else every gateway whose question came here would be taken out, too.
 */
function isAboutThisProcess({ url, headers }: FastifyRequest): boolean {
  return url.split('?', 1)[0] === '/readyz' && headers['x-forwarded-for'] === undefined;
}
