import type pg from 'pg';

/**
 * Far longer than a mail or a download takes (send-mail.ts, fetch-text.ts): whoever holds a job for longer
 * has died.
 */
const ABANDONED_MINUTES = 10;
const INTERVAL_MILLISECONDS = 60_000;

/**
 * Gives back the jobs of processes that ended without doing so, or could not record a job as done because the
 * database was gone. graphile-worker 0.18 itself waits for four hours. Such a job may run twice.
 */
export async function unlockAbandonedJobs(pool: pg.Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array(
       select distinct locked_by from graphile_worker.jobs
       where locked_at < now() - make_interval(mins => $1)
     ))`,
    [ABANDONED_MINUTES],
  );
}

/** At once and then every minute, until the function that is given back is called. */
export function keepUnlockingAbandonedJobs(pool: pg.Pool, onFailure: (error: unknown) => void): () => void {
  const unlock = () => unlockAbandonedJobs(pool).catch(onFailure);
  void unlock();
  const timer = setInterval(unlock, INTERVAL_MILLISECONDS).unref();
  return () => clearInterval(timer);
}
