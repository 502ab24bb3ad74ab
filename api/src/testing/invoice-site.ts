import { randomUUID } from 'node:crypto';
import type { InvoiceSeller } from '../domains/invoicing/index.ts';
import { createInvoiceRepository, createInvoiceService, createIssuing } from '../domains/invoicing/index.ts';
import { postPayIn, postRefund } from '../domains/payments/ledger/money-moved.ts';
import { openBookingSite } from './booking-site.ts';

export const SELLER: InvoiceSeller = {
  name: 'Moïen S.à r.l.',
  address: '1, rue du Marché, L-1111 Luxembourg',
  countryCode: 'LU',
  vatNumber: 'LU12345613',
};

export type InvoiceSite = Awaited<ReturnType<typeof openInvoiceSite>>;

type Issued = { number: string; subject: string; total: number };

/** Bookings, a ledger whose transfers a test posts, and what is issued of both. */
export async function openInvoiceSite() {
  const site = await openBookingSite();
  const repository = createInvoiceRepository(site.database);
  const jobs = createIssuing(site.database, SELLER, site.now);

  const move = async (post: typeof postPayIn, bookingId: string, amount: number) => {
    const moved = { id: randomUUID(), booking_id: bookingId, amount, currency: 'EUR' } as const;
    await site.database.transaction().execute((transaction) => post(transaction, moved));
  };

  return {
    ...site,
    repository,
    invoices: createInvoiceService(repository),
    issue: (bookingId: string) => jobs['issue-invoices']({ bookingId }, { job: { id: '1' } }),
    payIn: (bookingId: string, amount: number) => move(postPayIn, bookingId, amount),
    payBack: (bookingId: string, amount: number) => move(postRefund, bookingId, amount),

    /** In the order of their issue. */
    async issued(bookingId: string): Promise<Issued[]> {
      const { rows } = await site.client.query(
        `select kind || ' ' || number as number, subject, total::int as total
         from invoice where booking_id = $1 order by sequence`,
        [bookingId],
      );
      return rows;
    },

    /** Held, paid and confirmed, with the money in the ledger. */
    async paid(): Promise<Awaited<ReturnType<typeof site.confirmed>> & { total: number }> {
      const booked = await site.confirmed();
      const total = site.payments.paid.get(booked.id) ?? 0;
      await move(postPayIn, booked.id, total);
      return { ...booked, total };
    },
  };
}
