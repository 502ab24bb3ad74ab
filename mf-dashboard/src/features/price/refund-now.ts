import { type Booking, type Refund, refund } from '@moien/contract';
import { type Received, serverNow } from '../booking/received.ts';
import { paidNow } from './paid-now.ts';

/**
 * What would come back if who looks cancelled now, by the clock of the server; undefined before the booking
 * is confirmed. Only of what is paid, as the API computes it (`ofWhatIsPaid`): it refuses any other total.
 */
export function refundNow(received: Received<Booking>): Refund | undefined {
  const { terms, role, quote } = received.value;
  if (!terms) return undefined;
  const whole = refund(terms, serverNow(received), role);
  const due = Math.max(0, paidNow(received.value) - (quote.total - whole.total));
  return due >= whole.total ? whole : { ...whole, lineArray: [], total: due };
}
