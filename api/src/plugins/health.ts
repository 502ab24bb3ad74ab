import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { isMigrated } from '../database/is-migrated.ts';

/** `/healthz`: the process lives. `/readyz`: it can answer, because the database does and has this code's schema. */
export function addHealth(app: FastifyInstance, database: Database): void {
  const quiet = {
    schema: { hide: true },
    config: { rateLimit: false, access: 'everyone' },
    logLevel: 'warn',
  } as const;
  app.get('/healthz', quiet, async () => ({ status: 'ok' }));
  app.get('/readyz', quiet, async (request, reply) => {
    try {
      if (await isMigrated(database)) return { status: 'ok' };
      return reply.code(503).send({ status: 'unavailable', reason: 'the database has other migrations' });
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'unavailable', reason: 'the database does not answer' });
    }
  });
}
