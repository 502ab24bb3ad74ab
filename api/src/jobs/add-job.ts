import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { JobName, JobPayloads } from './job-payloads.ts';

export type JobOptions = {
  /** Not before; default now. */
  runAt?: Date;
  /** A later job with the same key takes the place of one that has not begun. */
  key?: string;
};

/** Adds a job that exists if and only if the transaction is committed. */
export async function addJob<Name extends JobName>(
  transaction: Transaction<Tables>,
  name: Name,
  payload: JobPayloads[Name],
  { runAt, key }: JobOptions = {},
): Promise<void> {
  await sql`
    select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
      run_at => ${runAt?.toISOString() ?? null}::timestamptz, job_key => ${key ?? null}::text)
  `.execute(transaction);
}
