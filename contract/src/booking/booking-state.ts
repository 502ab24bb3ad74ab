/** Where a booking can stand. */
export const BOOKING_STATES = [
  'held',
  'requested',
  'confirmed',
  'in-stay',
  'completed',
  'hold-expired',
  'request-expired',
  'declined',
  'withdrawn',
  'cancelled',
  'no-show',
  'disputed',
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** Of a wanted change of dates or guests, which is a record beside the booking. */
export const BOOKING_CHANGE_STATES = ['proposed', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type BookingChangeState = (typeof BOOKING_CHANGE_STATES)[number];

/** Of one attempt to pay; `unknown` has no answer yet and is settled by asking for it. */
export const PAYMENT_ATTEMPT_STATES = [
  'created',
  'sent',
  'challenge',
  'succeeded',
  'failed',
  'unknown',
] as const;
export type PaymentAttemptState = (typeof PAYMENT_ATTEMPT_STATES)[number];
