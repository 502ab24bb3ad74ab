import type { BookingRole, Day, LanguageTag } from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { roleOf } from './booking.policy.ts';
import { findBookingView } from './booking-view.ts';

/** A booking as a mail to us names it. */
export type ContactBooking = { title: string; role: BookingRole; arrivalDate: Day; departureDate: Day };

/** @returns undefined for a booking that the person does not know of */
export async function findContactBooking(
  database: Database,
  id: string,
  { userId, language }: { userId: string; language: LanguageTag },
): Promise<ContactBooking | undefined> {
  const view = await findBookingView(database, id, language);
  const role = view ? roleOf(view, userId) : null;
  if (!view || !role) return undefined;
  const { title, arrival_date: arrivalDate, departure_date: departureDate } = view;
  return { title, role, arrivalDate, departureDate };
}
