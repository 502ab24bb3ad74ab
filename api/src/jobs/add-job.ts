import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { JobName, JobPayloads } from './job-payloads.ts';

/** Adds a job that exists if and only if the transaction is committed. */
export async function addJob<Name extends JobName>(
  transaction: Transaction<Tables>,
  name: Name,
  payload: JobPayloads[Name],
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json)`.execute(transaction);
}
