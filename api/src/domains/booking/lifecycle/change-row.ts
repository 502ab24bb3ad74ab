import type { BookingChangeState, BookingRole, Day, NightAmount, PaidNight, Quote } from '@moien/contract';
import type { GuestCounts } from './booking-row.ts';

/** Wanted dates or guests of a booking, with what they would freeze. */
export type ChangeRow = GuestCounts & {
  id: string;
  booking_id: string;
  state: BookingChangeState;
  proposed_by: BookingRole;
  arrival_date: Day;
  departure_date: Day;
  quote: Quote;
  quote_digest: string;
  night_price_array: NightAmount[];
  night_array: PaidNight[];
  /** Minor units; above 0 is to be paid, below 0 comes back. */
  difference: number;
  authorised_at: string | null;
  ends_at: string;
  created_at: string;
};
