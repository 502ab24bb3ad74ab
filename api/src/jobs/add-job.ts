import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { JobName } from '../database/job-names.ts';
import type { Tables } from '../database/tables.ts';
import type { JobPayloads } from './job-payloads.ts';

export type JobOptions = {
  /** Not before; default now. */
  runAt?: Date;
  /** A later job with the same key takes the place of one that has not begun. */
  key?: string;
  /** One with the same key that has not begun stays planned for when it was. */
  keepsRunAt?: boolean;
  /** Of the jobs with the same name of a queue one runs at a time, so that others are not kept waiting. */
  queue?: string;
};

/** Adds a job that exists if and only if the transaction is committed. */
export async function addJob<Name extends JobName>(
  transaction: Transaction<Tables>,
  name: Name,
  payload: JobPayloads[Name],
  options: JobOptions = {},
): Promise<void> {
  await sql`select ${jobAddition(name, payload, options)}`.execute(transaction);
}

/** The call that adds a job, as a part of a statement. */
export function jobAddition<Name extends JobName>(
  name: Name,
  payload: JobPayloads[Name],
  { runAt, key, keepsRunAt = false, queue }: JobOptions = {},
): RawBuilder<unknown> {
  return sql`graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
    queue_name => ${queue ?? null}::text, run_at => ${runAt?.toISOString() ?? null}::timestamptz, job_key => ${key ?? null}::text,
    job_key_mode => ${keepsRunAt ? 'preserve_run_at' : 'replace'})`;
}
