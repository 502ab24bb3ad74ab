import type { MoneySite } from '../money/money-site.ts';

type BookingSums = {
  id: string;
  paid: number;
  refunded: number;
  kept_fees: number;
  receipts: number;
  credit_notes: number;
  fee_invoices: number;
  is_lost: boolean;
};

/**
 * Whether the invoices of an owner's bookings add up to the ledger, once all money has gone where it goes.
 * @returns sentences of what differs
 */
export async function findInvoiceWrongs(site: MoneySite, ownerId: string): Promise<string[]> {
  const wrongs: string[] = [];
  const equal = (what: string, invoiced: number, moved: number) => {
    if (invoiced !== moved) wrongs.push(`${what} of ${invoiced}, and the ledger has ${moved}`);
  };
  for (const booking of await sumBookings(site, ownerId)) {
    equal(`${booking.id}: receipts`, booking.receipts, booking.paid);
    equal(`${booking.id}: credit notes`, booking.credit_notes, booking.refunded);
    // What a bank takes back for good makes our fee a bad debt, not an invoice that was wrong.
    if (!booking.is_lost) equal(`${booking.id}: invoices of fees`, booking.fee_invoices, booking.kept_fees);
  }
  return [...wrongs, ...(await findUneven(site, ownerId))];
}

/** Whether the numbers of each series and year go from 1 to the last without a gap. */
export async function findNumberGaps({ client }: MoneySite): Promise<string[]> {
  const { rows } = await client.query<{ series: string; count: number; last: number }>(
    `select kind || ' ' || year as series, count(distinct number)::int as count, max(number)::int as last
     from invoice group by kind, year having count(distinct number) <> max(number) or count(*) <> max(number)`,
  );
  return rows.map(({ series, count, last }) => `${series}: ${count} numbers up to ${last}`);
}

/** Minor units. */
async function sumBookings({ client }: MoneySite, ownerId: string): Promise<BookingSums[]> {
  const { rows } = await client.query<BookingSums>(
    `with own as (
       select rental_booking.id from rental_booking join property on property.id = property_id
       where owner_id = $1 and confirmed_at is not null
     ), moved as (
       select ledger_transfer.booking_id,
         coalesce(sum(amount) filter (where ledger_account.kind = 'booking-wallet'
           and ledger_transfer.kind = 'pay-in'), 0)::int as paid,
         coalesce(-sum(amount) filter (where ledger_account.kind = 'booking-wallet'
           and ledger_transfer.kind = 'refund'), 0)::int as refunded,
         coalesce(sum(amount) filter (where ledger_account.kind = 'fees'), 0)::int as kept_fees
       from ledger_entry join ledger_account on ledger_account.id = account_id
       join ledger_transfer on ledger_transfer.id = transfer_id
       group by ledger_transfer.booking_id
     ), invoiced as (
       select booking_id,
         coalesce(sum(total) filter (where kind = 'receipt'), 0)::int as receipts,
         coalesce(sum(total) filter (where kind = 'credit-note' and subject = 'stay'), 0)::int as credit_notes,
         coalesce(sum(case kind when 'invoice' then total else -total end)
           filter (where subject in ('guest-fee', 'owner-fee')), 0)::int as fee_invoices
       from invoice group by booking_id
     )
     select own.id, coalesce(paid, 0) as paid, coalesce(refunded, 0) as refunded,
       coalesce(kept_fees, 0) as kept_fees, coalesce(receipts, 0) as receipts,
       coalesce(credit_notes, 0) as credit_notes, coalesce(fee_invoices, 0) as fee_invoices,
       exists (select from payment_dispute where booking_id = own.id and state = 'lost') as is_lost
     from own left join moved on moved.booking_id = own.id left join invoiced on invoiced.booking_id = own.id`,
    [ownerId],
  );
  return rows;
}

/** Invoices whose lines, or whose net amount and tax, are not their total. */
async function findUneven({ client }: MoneySite, ownerId: string): Promise<string[]> {
  const { rows } = await client.query<{ invoice: string }>(
    `select invoice.kind || ' ' || number as invoice from invoice
     join rental_booking on rental_booking.id = booking_id join property on property.id = property_id
     where owner_id = $1 and (
       total <> (select sum((line ->> 'amount')::int) from jsonb_array_elements(line_array) as line)
       or total <> (vat ->> 'net')::int + (vat ->> 'vat')::int + (vat ->> 'rounding')::int
     )`,
    [ownerId],
  );
  return rows.map(({ invoice }) => `${invoice} does not add up`);
}
