import type { OpenTransaction } from '../../catalog/index.ts';
import { takeBookingConflicts, takeLeaseConflicts } from './calendar-conflict.repository.ts';
import type { LettingCalendar } from './letting-calendar.port.ts';

/**
 * Notifies the owner of what other calendars have for taken days, each conflict once until its days change:
 * of a booking by its own mail, of leases by one for the home.
 */
export async function announceConflicts(
  transaction: OpenTransaction,
  letting: LettingCalendar,
  propertyId: string,
  at: Date,
): Promise<void> {
  const bookingIds = await takeBookingConflicts(transaction, propertyId);
  const ownerId = await takeLeaseConflicts(transaction, propertyId);
  if (bookingIds.length > 0) await letting.notifyCalendarConflicts(transaction, bookingIds);
  if (ownerId === undefined) return;
  const kind = 'lease-calendar-conflict';
  const key = `${kind} ${propertyId} ${at.toISOString()}`;
  await letting.notifyPerson(transaction, { userId: ownerId, kind, data: { propertyId }, key }, at);
}
