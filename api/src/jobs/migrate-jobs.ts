import pg from 'pg';
import { MigrationError } from '../database/migration-error.ts';

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
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  // The library's own pool has nobody who hears of a connection that breaks as it closes; a statement reports its own.
  pool.on('error', () => {});
  try {
    await runMigrations({ pgPool: pool, logger });
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new MigrationError('migration-failed', `The job queue could not be prepared: ${reason}.`);
  } finally {
    await pool.end();
  }
}
