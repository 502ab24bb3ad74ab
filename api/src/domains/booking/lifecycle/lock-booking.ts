import { findBookingRow, lockBookingRow } from './booking.repository.ts';
import type { BookingRow } from './booking-row.ts';
import type { Work } from './work.ts';

/**
 * Locks the home and then the booking until the transaction ends: whatever takes or frees days does so in
 * this order, so that two transactions never wait for each other.
 */
export async function lockBooking(work: Work, id: string): Promise<BookingRow | undefined> {
  const found = await findBookingRow(work.transaction, id);
  if (!found) return undefined;
  await work.occupancy.lockProperties(work.transaction, [found.property_id]);
  return lockBookingRow(work.transaction, id);
}
