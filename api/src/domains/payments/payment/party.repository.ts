import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/** What the provider calls somebody or something, once it has answered; until then the key of the call. */
export type PartyRow = { request_id: string; provider_id: string | null };

export type PartyRepository = ReturnType<typeof createPartyRepository>;

export function createPartyRepository(database: Database) {
  return {
    /** Of a guest, made when there is none. */
    async openPayer(userId: string, now: Date): Promise<PartyRow> {
      await sql`
        insert into payment_user (user_id, category, request_id, created_at)
        values (${userId}, 'PAYER', ${randomUUID()}, ${now}) on conflict do nothing
      `.execute(database);
      const { rows } = await sql<PartyRow>`
        select request_id, provider_id from payment_user where user_id = ${userId} and category = 'PAYER'
      `.execute(database);
      return found(rows);
    },

    async notePayer(userId: string, providerId: string): Promise<void> {
      await sql`
        update payment_user set provider_id = ${providerId}
        where user_id = ${userId} and category = 'PAYER' and provider_id is null
      `.execute(database);
    },

    /** Renews the idempotency key, so that the provider takes the next call as a new one. */
    async renewPayer(userId: string, { request_id: previous }: PartyRow): Promise<void> {
      await sql`
        update payment_user set request_id = ${randomUUID()}
        where user_id = ${userId} and category = 'PAYER' and provider_id is null and request_id = ${previous}
      `.execute(database);
    },

    /** Of a booking, made when there is none. */
    async openWallet(bookingId: string, currency: string, now: Date): Promise<PartyRow> {
      await sql`
        insert into payment_wallet (booking_id, request_id, currency, created_at)
        values (${bookingId}, ${randomUUID()}, ${currency}, ${now}) on conflict do nothing
      `.execute(database);
      const { rows } = await sql<PartyRow>`
        select request_id, provider_id from payment_wallet where booking_id = ${bookingId}
      `.execute(database);
      return found(rows);
    },

    async noteWallet(bookingId: string, providerId: string): Promise<void> {
      await sql`
        update payment_wallet set provider_id = ${providerId}
        where booking_id = ${bookingId} and provider_id is null
      `.execute(database);
    },

    async renewWallet(bookingId: string, { request_id: previous }: PartyRow): Promise<void> {
      await sql`
        update payment_wallet set request_id = ${randomUUID()}
        where booking_id = ${bookingId} and provider_id is null and request_id = ${previous}
      `.execute(database);
    },

    /** The provider does not know them; a wallet of which the ledger has money stays what it is. */
    async forget({ bookingId, userId }: { bookingId: string; userId: string }): Promise<void> {
      await sql`
        update payment_user set provider_id = null, request_id = ${randomUUID()}
        where user_id = ${userId} and category = 'PAYER'
      `.execute(database);
      await sql`
        update payment_wallet set provider_id = null, request_id = ${randomUUID()}
        where booking_id = ${bookingId}
          and not exists (select from ledger_account where ledger_account.booking_id = ${bookingId})
      `.execute(database);
    },

    /** Whether the provider knows the guest and the booking, so that a card can be charged. */
    async hasParties(bookingId: string): Promise<boolean> {
      const { rows } = await sql`
        select from rental_booking
        join payment_user on payment_user.user_id = guest_id and category = 'PAYER'
        join payment_wallet on payment_wallet.booking_id = rental_booking.id
        where rental_booking.id = ${bookingId}
          and payment_user.provider_id is not null and payment_wallet.provider_id is not null
      `.execute(database);
      return rows.length > 0;
    },
  };
}

function found(rows: PartyRow[]): PartyRow {
  const [row] = rows;
  if (!row) throw new Error('What was made a moment ago is gone.');
  return row;
}
