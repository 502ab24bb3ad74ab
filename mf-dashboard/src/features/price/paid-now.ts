import type { Booking } from '@moien/contract';
import { isUnconfirmed, shownState } from '../booking/shown-state.ts';

type Payments = Pick<Booking, 'paidTotal' | 'refundedTotal' | 'quote'>;

/** What is paid and not given back, in minor units. */
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

/** Whether it waits for answer or payment: guest and host do not see each other's contact yet. */
export function isContactLater(booking: Parameters<typeof amountToPay>[0]): boolean {
  return isUnconfirmed(booking) || (shownState(booking) === 'payment-due' && isUnpaid(booking));
}
