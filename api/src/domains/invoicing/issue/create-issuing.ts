import type { Database } from '../../../database/database.ts';
import type { JobHandlers } from '../../../jobs/job-payloads.ts';
import { findBilledBooking } from './billed-booking.ts';
import { draftInvoices } from './draft-invoices.ts';
import type { InvoiceSeller } from './invoice-row.ts';
import { issueInvoice } from './issue-invoice.ts';

/**
 * Issues what is missing for a booking. It looks at the ledger and at what was issued, so that it may run as
 * often as it likes, in any order.
 */
export function createIssuing(
  database: Database,
  seller: InvoiceSeller,
  now: () => Date,
): Pick<JobHandlers, 'issue-invoices'> {
  return {
    'issue-invoices': ({ bookingId }) =>
      database.transaction().execute(async (transaction) => {
        const at = now();
        const booking = await findBilledBooking(transaction, bookingId, at);
        if (!booking) return;
        for (const draft of draftInvoices(booking, seller.vatNumber !== null))
          await issueInvoice(transaction, draft, { seller, at });
      }),
  };
}
