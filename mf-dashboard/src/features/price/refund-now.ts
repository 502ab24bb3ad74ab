import { type Booking, ofWhatIsPaid, type Refund, refund } from '@moien/contract';
import { type Received, serverNow } from '../booking/received.ts';
import { paidNow } from './paid-now.ts';

/**
 * What would come back if who looks cancelled now, by the clock of the server; undefined before the booking
 * is confirmed. The API refuses any other total.
 */
export function refundNow(received: Received<Booking>): Refund | undefined {
  const { terms, role, quote } = received.value;
  if (!terms) return undefined;
  const whole = refund(terms, serverNow(received), role);
  return ofWhatIsPaid(whole, { total: quote.total, paid: paidNow(received.value) });
}
