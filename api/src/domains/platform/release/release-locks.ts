import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import { createReleaseRepository, type ReleaseRepository } from './release.repository.ts';

/** Any constants; equal in every process. */
const LOG_LOCK = 4_910_615;
const RELEASE_LOCKS = 4_910_616;
const COLLECTOR_LOCK = 4_910_617;

/**
 * A transaction that alone may add to the log: what it reads is the end of the log, and the next one begins
 * after its commit.
 */
export function changeLog<Value>(
  database: Database,
  work: (repository: ReleaseRepository, transaction: Transaction<Tables>) => Promise<Value>,
): Promise<Value> {
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOG_LOCK})`.execute(transaction);
    return work(createReleaseRepository(transaction), transaction);
  });
}

/**
 * Keeps everybody else from the files of one release while they are written or removed. `work` has the
 * connection that holds the lock: if it breaks, nothing is recorded by it any more.
 */
export function holdRelease<Value>(
  database: Database,
  remote: string,
  version: string,
  work: (connection: Database) => Promise<Value>,
): Promise<Value> {
  const lock = sql`${RELEASE_LOCKS}::int, hashtext(${`${remote}/${version}`})`;
  return database.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${lock})`.execute(connection);
    try {
      return await work(connection);
    } finally {
      // A broken connection has let go already.
      await sql`select pg_advisory_unlock(${lock})`.execute(connection).catch(() => undefined);
    }
  });
}

/** False when another process collects already. */
export function collectAlone(
  database: Database,
  work: (connection: Database) => Promise<void>,
): Promise<boolean> {
  return database.connection().execute(async (connection) => {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_lock(${COLLECTOR_LOCK}) as locked
    `.execute(connection);
    if (!rows[0]?.locked) return false;
    try {
      await work(connection);
      return true;
    } finally {
      await sql`select pg_advisory_unlock(${COLLECTOR_LOCK})`.execute(connection).catch(() => undefined);
    }
  });
}
