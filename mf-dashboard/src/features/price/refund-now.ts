import { type Booking, type Refund, refund } from '@moien/contract';
import { type Received, serverNow } from '../booking/received.ts';

/**
 * What would come back if who looks cancelled now, by the clock of the server; undefined before the booking
 * is confirmed.
 */
export function refundNow(received: Received<Booking>): Refund | undefined {
  const { terms, role } = received.value;
  return terms ? refund(terms, serverNow(received), role) : undefined;
}
