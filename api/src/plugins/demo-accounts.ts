import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { unavailable } from '../lib/problem-error.ts';

const SENTENCE =
  'The database holds demo accounts, whose password everybody knows: a site that others reach does not start with them. Remove them with node demo/src/people/remove-demo-accounts.ts, see docs/operating.md.';

/**
 * Refuses the start of a public site on a database with demo accounts. While the database is away a site
 * starts all the same: then the first call that changes anything asks, so that nobody signs in before it is
 * known.
 */
export function refuseDemoAccounts(app: FastifyInstance, database: Database): void {
  let isKnownToBeFree = false;
  const ask = async () => {
    if (await hasDemoAccounts(database)) throw new Error(SENTENCE);
    isKnownToBeFree = true;
  };
  app.addHook('onReady', async () => {
    await ask().catch((error: unknown) => {
      if (error instanceof Error && error.message === SENTENCE) throw error;
      app.log.warn({ err: error }, 'whether there are demo accounts is asked again later');
    });
  });
  app.addHook('onRequest', async ({ method }) => {
    if (isKnownToBeFree || method === 'GET' || method === 'HEAD') return;
    await ask().catch((error: unknown) => {
      throw unavailable(error);
    });
  });
}

async function hasDemoAccounts(database: Database): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    select exists (select from account where is_demo) as exists
  `.execute(database);
  return rows[0]?.exists ?? false;
}
