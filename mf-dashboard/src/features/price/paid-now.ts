import type { Booking } from '@moien/contract';
import { shownState } from '../booking/shown-state.ts';

type Payments = Pick<Booking, 'paidTotal' | 'refundedTotal' | 'quote'>;

/** The amount that is paid and was not refunded, in minor units. */
export function paidNow({ paidTotal, refundedTotal }: Omit<Payments, 'quote'>): number {
  return paidTotal - refundedTotal;
}

/** Whether nothing of a price is paid: nothing can come back. */
export function isUnpaid(booking: Payments): boolean {
  return booking.quote.total > 0 && paidNow(booking) <= 0;
}

/** What the guest must pay in time to keep the stay, in minor units. */
export function amountToPay(booking: Payments & Pick<Booking, 'state' | 'deadline'>): number {
  return shownState(booking) === 'payment-due' ? booking.quote.total - paidNow(booking) : 0;
}
