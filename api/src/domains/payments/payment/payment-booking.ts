import type { BookingState, CurrencyCode, LanguageTag } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/** What payments read of a booking; they write nothing of it. */
export type PaymentBooking = {
  guest_id: string;
  email: string | null;
  state: BookingState;
  is_instant: boolean;
  language: LanguageTag;
  contact: { firstName: string; lastName: string } | null;
  /** In minor units. */
  total: number;
  currency: CurrencyCode;
  hold_ends_at: string | null;
  /** When the clock does the next thing with it. */
  clock_at: string | null;
};

export async function findPaymentBooking(
  database: Database,
  bookingId: string,
): Promise<PaymentBooking | undefined> {
  const { rows } = await sql<PaymentBooking>`
    select guest_id, profile.email::text as email, state, is_instant, language, contact,
      (quote ->> 'total')::bigint as total, quote ->> 'currency' as currency,
      case when deadline_kind = 'hold' then deadline_at end as hold_ends_at, clock_at
    from rental_booking join profile on profile.user_id = guest_id
    where rental_booking.id = ${bookingId}
  `.execute(database);
  return rows[0];
}
