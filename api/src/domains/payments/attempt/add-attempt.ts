import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { createAttemptRepository, type NewAttempt } from './attempt.repository.ts';

/**
 * Records the intent with the job that carries it out or finds its answer, whatever happens to this process.
 * @param runAt default: as soon as the transaction is committed
 * @returns false where there is such an attempt already
 */
export async function addAttempt(
  transaction: Transaction<Tables>,
  attempt: NewAttempt,
  runAt?: Date,
): Promise<boolean> {
  if (!(await createAttemptRepository(transaction).insert(attempt))) return false;
  await addSettling(transaction, attempt.id, runAt);
  return true;
}

/** One job for each attempt: a later one takes its place. */
export function addSettling(
  transaction: Transaction<Tables>,
  attemptId: string,
  runAt?: Date,
): Promise<void> {
  return addJob(
    transaction,
    'settle-payment-attempt',
    { attemptId },
    { key: `settle ${attemptId}`, ...(runAt ? { runAt } : {}) },
  );
}
