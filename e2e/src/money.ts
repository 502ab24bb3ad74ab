import { sql } from 'kysely';
import { withDatabase, writeToHome } from './database.ts';

/** What a booking's ledger has: taken from the card and given back, in cents. */
export function readMoney(bookingId: string): Promise<{ paid: number; refunded: number; payIns: number }> {
  return withDatabase(async (database) => {
    const { rows } = await sql<{ paid: number; refunded: number; payIns: number }>`
      select coalesce(sum(amount) filter (where kind <> 'refund'), 0)::int as paid,
        coalesce(-sum(amount) filter (where kind = 'refund'), 0)::int as refunded,
        count(*) filter (where kind <> 'refund')::int as "payIns"
      from ledger_transfer
      join lateral (
        select amount from ledger_entry
        join ledger_account on ledger_account.id = account_id and ledger_account.kind = 'booking-wallet'
        where transfer_id = ledger_transfer.id
      ) as entry on true
      where booking_id = ${bookingId}
    `.execute(database);
    return rows[0] ?? { paid: 0, refunded: 0, payIns: 0 };
  });
}

export type BookingOfGuest = { id: string; state: string };

/** The newest first. */
export function readBookings(guestId: string): Promise<BookingOfGuest[]> {
  return withDatabase(async (database) => {
    const { rows } = await sql<BookingOfGuest>`
      select id, state from rental_booking where guest_id = ${guestId} order by created_at desc
    `.execute(database);
    return rows;
  });
}

/**
 * As if the booking had been confirmed two days ago: whoever cancels within 24 hours gets everything back.
 */
export async function endGracePeriod(bookingId: string): Promise<void> {
  await withDatabase((database) =>
    sql`
      update rental_booking set confirmed_at = now() - interval '2 days' where id = ${bookingId}
    `.execute(database),
  );
}

/** The time to pay for a booking is over since a minute, and the clock of the booking has seen it. */
export async function endHold(propertyId: string, bookingId: string): Promise<void> {
  await writeToHome(propertyId, async (transaction) => {
    await sql`
      update rental_booking set deadline_at = now() - interval '1 minute', clock_at = now() - interval '1 minute'
      where id = ${bookingId} and state = 'held'
    `.execute(transaction);
    await sql`
      update occupancy set ends_at = now() - interval '1 minute'
      where source_id = ${bookingId} and kind = 'hold'
    `.execute(transaction);
  });
}
