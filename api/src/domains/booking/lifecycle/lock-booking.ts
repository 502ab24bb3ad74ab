import { sql } from 'kysely';
import { bookingColumns } from './booking.repository.ts';
import type { BookingRow } from './booking-row.ts';
import type { TransitionContext } from './transition-context.ts';

/**
 * Locks the home and then the booking until the transaction ends: whatever takes or frees days does so in
 * this order, so that two transactions never wait for each other. The lock of the booking comes last, and
 * reads it as it is by then.
 */
export async function lockBooking(
  { transaction }: Pick<TransitionContext, 'transaction'>,
  id: string,
): Promise<BookingRow | undefined> {
  const { rows } = await sql<BookingRow>`
    with property as materialized (
      select id, owner_id from property
      where id = (select property_id from rental_booking where rental_booking.id = ${id}) for no key update
    )
    select ${bookingColumns} from rental_booking join property on property.id = rental_booking.property_id
    where rental_booking.id = ${id} for update of rental_booking
  `.execute(transaction);
  return rows[0];
}
