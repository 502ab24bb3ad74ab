import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { InvoiceDraft, InvoiceSeller } from './invoice-row.ts';

type Issue = { seller: InvoiceSeller; at: Date };

/**
 * Gives a draft the next number of its series and keeps it. The series stays locked until the transaction
 * ends: a number is there if and only if its invoice is.
 */
export async function issueInvoice(
  transaction: Transaction<Tables>,
  draft: InvoiceDraft,
  { seller, at }: Issue,
): Promise<void> {
  const year = at.getUTCFullYear();
  const { rows } = await sql<{ number: number }>`
    insert into invoice_series (kind, year, last_number) values (${draft.kind}, ${year}, 1)
    on conflict (kind, year) do update set last_number = invoice_series.last_number + 1
    returning last_number as number
  `.execute(transaction);
  await sql`
    insert into invoice (id, kind, year, number, subject, business_key, corrects_id, booking_id, user_id, role,
      issued_at, language, currency, total, line_array, vat, seller, buyer, stay)
    values (${draft.id}, ${draft.kind}, ${year}, ${rows[0]?.number}, ${draft.subject}, ${draft.business_key},
      ${draft.corrects_id}, ${draft.booking_id}, ${draft.user_id}, ${draft.role}, ${at}, ${draft.language},
      ${draft.currency}, ${draft.total}, ${JSON.stringify(draft.line_array)},
      ${draft.vat && JSON.stringify(draft.vat)}, ${JSON.stringify(seller)},
      ${draft.buyer && JSON.stringify(draft.buyer)}, ${JSON.stringify(draft.stay)})
  `.execute(transaction);
}
