import type pg from 'pg';
import { MINUTE_MILLISECONDS } from '../../lib/milliseconds.ts';

/** As long as jobs/unlock-abandoned-jobs.ts takes a process for alive. */
const ABANDONED_MILLISECONDS = 10 * MINUTE_MILLISECONDS;

export type DueJob = { id: string; task: string; payload: object; due: Date };

const DUE = `case when locked_at is null then run_at
  else locked_at + interval '${ABANDONED_MILLISECONDS} milliseconds' end`;

/**
 * The queue by the clock of a test: jobs but mails are taken as graphile-worker takes them, one at a time.
 */
export function createJobQueue(client: pg.Client) {
  return {
    /** The next job that is due by then, locked for the one who asks. */
    async take(now: Date, until: Date): Promise<DueJob | undefined> {
      const { rows } = await client.query<DueJob>({
        name: 'take-job',
        text: `update graphile_worker._private_jobs as job
          set attempts = attempts + 1, locked_at = greatest(found.due, $2::timestamptz), locked_by = 'test'
          from (
            select own.id, ${DUE} as due from graphile_worker._private_jobs as own
            where ${DUE} <= $1 and attempts < max_attempts and task_id not in (
              select id from graphile_worker._private_tasks where identifier = 'send-delivery'
            )
            order by 2, 1 limit 1
          ) as found
          where job.id = found.id
          returning job.id, payload, due,
            (select identifier from graphile_worker._private_tasks where id = task_id) as task`,
        // PostgreSQL's clock counts microseconds: a job of this millisecond is due.
        values: [new Date(until.getTime() + 1), now],
      });
      return rows[0];
    },

    async complete({ id }: Pick<DueJob, 'id'>): Promise<void> {
      await client.query({
        name: 'complete-job',
        text: 'delete from graphile_worker._private_jobs where id = $1',
        values: [id],
      });
    },

    /** It is tried again later, and later each time. */
    async fail({ id }: Pick<DueJob, 'id'>, now: Date, error: unknown): Promise<void> {
      await client.query(
        `update graphile_worker._private_jobs set locked_at = null, locked_by = null, last_error = $3,
           run_at = $2::timestamptz + exp(least(attempts, 10)) * interval '1 second'
         where id = $1`,
        [id, now, String(error)],
      );
    },

    async removeAll(): Promise<void> {
      await client.query('delete from graphile_worker._private_jobs');
    },
  };
}

export type JobQueue = ReturnType<typeof createJobQueue>;
