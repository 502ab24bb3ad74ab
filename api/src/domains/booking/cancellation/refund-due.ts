import {
  type CancelledBy,
  ofWhatIsPaid,
  type Refund,
  type RefundTerms,
  refund,
  refundOfNoShow,
} from '@moien/contract';
import type { BookingRow } from '../lifecycle/booking-row.ts';
import type { TransitionContext } from '../lifecycle/transition-context.ts';

/** What decides a refund; null until the booking is confirmed. */
export function refundTermsOf(booking: BookingRow): RefundTerms | null {
  if (booking.confirmed_at === null) return null;
  const sum = (kind: 'cleaning-fee' | 'option' | 'service-fee') =>
    booking.quote.lineArray.reduce((total, line) => (line.kind === kind ? total + line.amount : total), 0);
  return {
    currency: booking.quote.currency,
    arrivalDate: booking.arrival_date,
    departureDate: booking.departure_date,
    timeZone: booking.time_zone,
    checkInTime: booking.check_in_time,
    confirmedAt: booking.confirmed_at,
    policy: booking.policy,
    nightArray: booking.night_array,
    cleaningFee: sum('cleaning-fee'),
    bookingOptionTotal: sum('option'),
    guestServiceFee: sum('service-fee'),
  };
}

/** What a cancellation at the instant gives back; for a no-show what one at check-in would have. */
export async function refundDue(
  context: TransitionContext,
  booking: BookingRow,
  by: CancelledBy | 'no-show',
): Promise<Refund> {
  const terms = refundTermsOf(booking);
  if (!terms) throw new Error(`Booking ${booking.id} has no terms: it was never confirmed.`);
  const whole = by === 'no-show' ? refundOfNoShow(terms) : refund(terms, context.at, by);
  const { paid, refunded } = await context.payments.totalsOf(context.transaction, booking.id);
  return ofWhatIsPaid(whole, { total: booking.quote.total, paid: paid - refunded });
}
