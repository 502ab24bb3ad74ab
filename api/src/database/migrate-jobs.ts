import type pg from 'pg';
import { openPool } from './connections.ts';
import { JOB_NAMES } from './job-names.ts';
import { MigrationError } from './migration-error.ts';

/** Brings the tables of the job queue to the state of the library; several processes may do so at once. */
export async function migrateJobs(
  client: pg.Client,
  databaseUrl: string,
  report: (step: string) => void,
): Promise<void> {
  const { rows } = await client.query(`select to_regclass('graphile_worker.migrations') is null as is_new`);
  if (rows[0].is_new) report('Job queue');
  const { Logger, runMigrations } = await import('graphile-worker');
  const logger = new Logger(() => () => undefined);
  const pool = openPool({ connectionString: databaseUrl, max: 2 });
  try {
    await runMigrations({ pgPool: pool, logger });
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new MigrationError('migration-failed', `The job queue could not be prepared: ${reason}.`);
  } finally {
    await pool.end();
  }
  await registerNames(client);
}

/**
 * graphile-worker registers a name when the first job of its kind is added: two transactions that add the
 * first jobs of two kinds in opposite order would be a deadlock.
 */
async function registerNames(client: pg.Client): Promise<void> {
  await client.query(
    `insert into graphile_worker._private_tasks (identifier)
     select name from unnest($1::text[]) as name
     where not exists (select 1 from graphile_worker._private_tasks where identifier = name)
     on conflict do nothing`,
    [JOB_NAMES],
  );
}
