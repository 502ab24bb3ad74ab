import { type PaymentStatus, paymentFailureOf } from '@moien/contract';
import type { Attempt } from '../attempt/attempt.ts';
import type { PaymentBooking } from './payment-booking.ts';

/** How it stands with paying a booking, by what was tried last. */
export function presentPayment(
  bookingId: string,
  booking: PaymentBooking,
  attempt: Attempt | undefined,
): PaymentStatus {
  const { state: bookingState, hold_ends_at: holdEndsAt } = booking;
  if (!attempt)
    return {
      bookingId,
      attemptId: null,
      kind: null,
      bookingState,
      state: 'none',
      failure: null,
      challengeUrl: null,
      amount: booking.total,
      currency: booking.currency,
      isAuthorisation: !booking.is_instant,
      cardAlias: null,
      holdEndsAt,
    };
  return {
    bookingId,
    attemptId: attempt.id,
    kind: kindOf(attempt),
    bookingState,
    state: attempt.state,
    failure: attempt.state === 'failed' ? failureOf(attempt) : null,
    challengeUrl: attempt.challenge_url,
    amount: attempt.amount,
    currency: attempt.currency,
    isAuthorisation: attempt.kind === 'authorisation' || attempt.kind === 'deposit',
    cardAlias: attempt.card_alias,
    holdEndsAt,
  };
}

function kindOf({ kind, change_id: changeId }: Attempt): PaymentStatus['kind'] {
  if (kind === 'deposit') return 'deposit';
  return changeId === null ? 'booking' : 'change';
}

/** A call that the provider refused as such has no code. */
function failureOf({ result_code: code }: Attempt) {
  return (code === null ? null : paymentFailureOf(code)) ?? 'declined';
}
