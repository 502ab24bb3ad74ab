import type pg from 'pg';
import { JOB_NAMES, type JobName } from '../database/job-names.ts';

/** Every start of a site adds these anew. */
const ADDED_AT_EACH_START: JobName[] = ['refresh-exchange-rates'];

/**
 * All that send no mail: done again they do no harm, and what they look after must not stand still, such as
 * payments whose outcome is open and deadlines of bookings.
 */
const DONE_AFTER_RESTORE: JobName[] = JOB_NAMES.filter((name) => !/^(send|forward|acknowledge)-/.test(name));

/** Why a restored job is not run; docs/operating.md says how to run or drop it. */
export const HELD_REASON = 'held by a restore';

/**
 * Jobs that are not done, in the order in which they were added. A job that is being run has not failed
 * yet, so its running attempt is not counted.
 */
export const SELECT_OPEN_JOBS = `select task.identifier as task, job.payload, queue.queue_name as queue, job.run_at,
    job.attempts - (job.locked_at is not null)::int as attempts, job.max_attempts, job.key, job.priority,
    (select array_agg(flag order by flag) from jsonb_object_keys(job.flags) as flag) as flags, job.last_error
  from graphile_worker._private_jobs as job
  join graphile_worker._private_tasks as task on task.id = job.task_id
  left join graphile_worker._private_job_queues as queue on queue.id = job.job_queue_id
  where task.identifier <> all ('{${ADDED_AT_EACH_START.join(',')}}')
  order by job.id`;

/** Receives what SELECT_OPEN_JOBS gives; `addRestoredJobs` takes them from there. */
export const RESTORED_JOB = 'restored_job';
const ADDED_JOB = 'added_job';

export async function createRestoredJobTable(client: pg.ClientBase): Promise<void> {
  await client.query(
    `create temporary table ${RESTORED_JOB} (
      task text, payload json, queue text, run_at timestamptz, attempts smallint, max_attempts smallint, key text,
      priority smallint, flags text[], last_error text, position integer generated always as identity
    ) on commit drop`,
  );
}

/** By the queue's own function, so that a newer queue takes them as well. */
export async function addRestoredJobs(client: pg.ClientBase): Promise<void> {
  await client.query(
    `create temporary table ${ADDED_JOB} on commit drop as
      select job.id, restored.attempts, restored.last_error
        from (select * from ${RESTORED_JOB} order by position) as restored
        cross join lateral graphile_worker.add_job(
          task, payload, queue, run_at, max_attempts, key, priority, flags) as job`,
  );
  await client.query(
    `update graphile_worker._private_jobs as job set attempts = added.attempts, last_error = added.last_error
      from ${ADDED_JOB} as added where added.id = job.id and added.attempts > 0`,
  );
}

/**
 * The site that was backed up may have sent these mails since: somebody decides. Returns how many are held.
 */
export async function holdRestoredJobs(client: pg.ClientBase): Promise<number> {
  const { rowCount } = await client.query(
    `select job.id from (
      select array_agg(job.id) as ids from graphile_worker._private_jobs as job join ${ADDED_JOB} using (id)
        join graphile_worker._private_tasks as task on task.id = job.task_id
        where job.attempts < job.max_attempts and task.identifier <> all ($2)
    ) as open cross join lateral graphile_worker.permanently_fail_jobs(open.ids, $1) as job`,
    [HELD_REASON, DONE_AFTER_RESTORE],
  );
  return rowCount ?? 0;
}
