import type { Booking, PaymentStatus } from '@moien/contract';

/** What a guest is told of a payment. */
export const PAYMENT_OUTCOMES = [
  'booked',
  'requested',
  'challenge',
  'under-way',
  'failed',
  'unpaid',
  'expired',
  'refunded',
  'ended',
] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

type Payment = Pick<PaymentStatus, 'bookingState' | 'state' | 'challengeUrl'>;
type Paid = Pick<Booking, 'actionArray' | 'refundedTotal' | 'change'>;

/** How it stands, by what the service says of booking and payment at the same time. */
export function paymentOutcome(payment: Payment, booking: Paid): PaymentOutcome {
  const { bookingState } = payment;
  switch (bookingState) {
    case 'held':
      return outcomeOfHold(payment);
    case 'requested':
    case 'confirmed':
    case 'in-stay':
    case 'completed':
    case 'disputed':
      // What was authorised could not be taken: the guest can pay otherwise.
      if (booking.actionArray.includes('pay')) return 'failed';
      // What was tried last is the difference that a change costs.
      if (booking.change?.isPaymentNeeded && payment.state !== 'succeeded') return outcomeOfHold(payment);
      return bookingState === 'requested' ? 'requested' : 'booked';
    case 'hold-expired':
      if (booking.refundedTotal > 0 || payment.state === 'succeeded') return 'refunded';
      return isOpen(payment) ? 'under-way' : 'expired';
    default:
      return booking.refundedTotal > 0 ? 'refunded' : 'ended';
  }
}

function outcomeOfHold(payment: Payment): PaymentOutcome {
  const { state, challengeUrl } = payment;
  if (state === 'none') return 'unpaid';
  if (state === 'failed') return 'failed';
  return state === 'challenge' && challengeUrl !== null ? 'challenge' : 'under-way';
}

function isOpen({ state }: Payment): boolean {
  return state !== 'none' && state !== 'failed' && state !== 'succeeded';
}

/** Whether asking again can bring another answer soon. */
export function isUnsettled(outcome: PaymentOutcome): boolean {
  return outcome === 'under-way' || outcome === 'challenge';
}
