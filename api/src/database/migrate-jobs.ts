import type pg from 'pg';
import { openPool } from './connections.ts';
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
}
