import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { addJob } from './add-job.ts';

/** Whenever money of a booking has moved, or what it costs has changed. One job waits for each booking. */
export function orderInvoices(transaction: Transaction<Tables>, bookingId: string): Promise<void> {
  return addJob(transaction, 'issue-invoices', { bookingId }, { key: `invoices ${bookingId}` });
}
