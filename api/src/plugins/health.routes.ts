import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../database/database.ts';
import { isMigrated } from '../database/is-migrated.ts';
import { startClockWatch } from '../metrics/clock-watch.ts';
import type { FaultNotes } from '../metrics/fault-notes.ts';
import { startLoadWatch } from '../metrics/load-watch.ts';
import type { Storage } from '../storage/storage.ts';
import { describeChecks } from './describe-checks.ts';

type Watched = {
  database: OpenDatabase;
  storage: Pick<Storage, 'problem'>;
  /** What the database lacks. */
  shortages: Pick<FaultNotes, 'problem'>;
};

/**
 * `/healthz`: the process lives. `/readyz`: it can answer, because the database does and has this code's
 * schema; its checks say in words what is not well.
 */
export function healthRoutes(app: FastifyInstance, { database, storage, shortages }: Watched): void {
  const watch = startLoadWatch();
  const clock = startClockWatch(app.log);
  app.addHook('onClose', async () => {
    watch.close();
    clock.close();
  });
  const quiet = {
    schema: { hide: true },
    config: { rateLimit: false, access: 'everyone' },
    logLevel: 'warn',
  } as const;
  app.get('/healthz', quiet, async () => ({ status: 'ok' }));
  app.get('/readyz', quiet, async (request, reply) => {
    const reason = await findReason(database, (error) =>
      request.log.warn({ err: error }, 'the database does not answer'),
    );
    const checks = {
      database: reason ?? 'ok',
      ...describeChecks(database.health(), watch.load()),
      shortage: shortages.problem() ?? 'ok',
      storage: storage.problem() ?? 'ok',
      clock: clock.problem() ?? 'ok',
    };
    if (!reason) return { status: 'ok', checks };
    return reply.code(503).send({ status: 'unavailable', reason, checks });
  });
  // What /readyz answers is no failure of an answer.
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.url !== '/readyz') watch.countAnswer(reply.statusCode);
  });
}

async function findReason(
  database: OpenDatabase,
  onError: (error: unknown) => void,
): Promise<string | undefined> {
  try {
    return (await isMigrated(database)) ? undefined : 'the database has other migrations';
  } catch (error) {
    onError(error);
    return 'the database does not answer';
  }
}
