import type { PaymentServer } from '@moien/sandbox/payments/payment-server';
import type pg from 'pg';
import { findBookingRow } from '../../domains/booking/lifecycle/booking.repository.ts';
import { createPaymentOrders } from '../../domains/payments/index.ts';
import { holdingsOf } from '../payment-site.ts';
import { openMortalConnections, openMortalDatabase } from './mortal-database.ts';

type ProviderIds = { wallet_id: string | null; payer_id: string | null };

export type MoneyFacts = ReturnType<typeof openMoneyFacts>;

/** What the database and the provider say of bookings, read over connections of its own. */
export function openMoneyFacts(url: string, client: pg.Client, server: PaymentServer) {
  const connections = openMortalConnections(url);
  const { database } = openMortalDatabase(connections, () => false);
  const { totalsOf } = createPaymentOrders(() => new Date());
  return {
    client,
    database,
    close: connections.close,
    find: (bookingId: string) => findBookingRow(database, bookingId),
    totalsOf: (bookingId: string) =>
      database.transaction().execute((transaction) => totalsOf(transaction, bookingId)),
    /** Minor units: what the ledger has in the booking's wallet, and what banks took back for good. */
    async inLedger(bookingId: string): Promise<{ inLedger: number; lost: number }> {
      const { rows } = await client.query<{ in_ledger: number; lost: number }>({
        name: 'in-ledger',
        text: `select
            (select coalesce(sum(balance), 0)::int from ledger_account
             where kind = 'booking-wallet' and booking_id = $1) as in_ledger,
            (select coalesce(sum(amount), 0)::int from payment_dispute
             where booking_id = $1 and settled_at is not null) as lost`,
        values: [bookingId],
      });
      return { inLedger: rows[0]?.in_ledger ?? 0, lost: rows[0]?.lost ?? 0 };
    },
    /** Minor units: in the booking's wallet, and reserved on cards of the guest. */
    async atProvider(bookingId: string): Promise<{ wallet: number; reserved: number }> {
      const { rows } = await client.query<ProviderIds>({
        name: 'provider-ids',
        text: `select payment_wallet.provider_id as wallet_id, payment_user.provider_id as payer_id
          from rental_booking
          join payment_wallet on payment_wallet.booking_id = rental_booking.id
          join payment_user on user_id = guest_id where rental_booking.id = $1`,
        values: [bookingId],
      });
      return holdingsOf(server, {
        provider_id: rows[0]?.wallet_id ?? '',
        payer_id: rows[0]?.payer_id ?? '',
      });
    },
  };
}
