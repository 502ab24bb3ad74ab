import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { BookingPayments, Payable } from '../domains/booking/index.ts';

type Booking = { guest_id: string; state: string; is_instant: boolean; amount: number; currency: 'EUR' };

/**
 * Bookings that know no days and no clock. What they are told stands in the table `told`, in the transaction
 * that tells it.
 */
export const FAKE_BOOKING_SCHEMA = 'create table told (booking_id uuid, what text, sequence serial)';

export function createFakeBookingPayments(): BookingPayments {
  const lock = async (transaction: Transaction<Tables>, bookingId: string) => {
    const { rows } = await sql<Booking>`
      select guest_id, state, is_instant, (quote ->> 'total')::bigint as amount, quote ->> 'currency' as currency
      from rental_booking where id = ${bookingId} for update
    `.execute(transaction);
    return rows[0];
  };
  const note = async (transaction: Transaction<Tables>, bookingId: string, what: string) => {
    await sql`insert into told (booking_id, what) values (${bookingId}, ${what})`.execute(transaction);
  };
  /** Only of bookings that were confirmed. */
  const setState = async (transaction: Transaction<Tables>, bookingId: string, state: string) => {
    await sql`
      update rental_booking set state = ${state} where id = ${bookingId} and confirmed_at is not null
    `.execute(transaction);
  };
  /** Takes what comes for a booking that is held. */
  const take = async (transaction: Transaction<Tables>, bookingId: string, state: string) => {
    const booking = await lock(transaction, bookingId);
    const outcome = booking?.state === 'held' ? 'taken' : 'refused';
    if (outcome === 'taken')
      await sql`
        update rental_booking set state = ${state}, confirmed_at = ${state === 'confirmed' ? new Date() : null}
        where id = ${bookingId}
      `.execute(transaction);
    await note(transaction, bookingId, `${state} ${outcome}`);
    return outcome;
  };

  return {
    async lock(transaction, bookingId) {
      await lock(transaction, bookingId);
    },
    async findPayable(transaction, bookingId, changeId): Promise<Payable | null> {
      const booking = await lock(transaction, bookingId);
      if (booking?.state !== 'held') return null;
      return {
        bookingId,
        changeId,
        guestId: booking.guest_id,
        amount: booking.amount,
        currency: booking.currency,
        isAuthorisation: !booking.is_instant,
        contact: { firstName: 'Léa', lastName: 'Muller' },
      };
    },
    catchUp: async () => undefined,
    challengeBegan: (transaction, bookingId) => note(transaction, bookingId, 'challenge'),
    authorised: (transaction, { bookingId }) => take(transaction, bookingId, 'requested'),
    paid: (transaction, { bookingId }) => take(transaction, bookingId, 'confirmed'),
    captured: (transaction, { bookingId }) => note(transaction, bookingId, 'captured'),
    captureFailed: (transaction, { bookingId }) => note(transaction, bookingId, 'capture failed'),
    refunded: (transaction, bookingId) => note(transaction, bookingId, 'refunded'),
    depositMoved: (transaction, { bookingId, step }) => note(transaction, bookingId, `deposit ${step}`),
    async disputed(transaction, bookingId) {
      await setState(transaction, bookingId, 'disputed');
      await note(transaction, bookingId, 'disputed');
    },
    async disputeEnded(transaction, { bookingId, outcome }) {
      await setState(transaction, bookingId, 'completed');
      await note(transaction, bookingId, `dispute ${outcome}`);
    },
  };
}
