import type { BookingChangeState, BookingState, PaymentAttemptState } from './booking-state.ts';

export type BookingActor = 'guest' | 'owner' | 'admin' | 'provider' | 'clock';

type Transition<Name extends string> = {
  name: Name;
  /** Null alone: the booking comes into being. */
  from: readonly (BookingState | null)[];
  /** Null: the state in which the booking was before. */
  to: BookingState | null;
  actors: readonly BookingActor[];
};

/** States in which the guest has paid, or has been paid back. */
const PAID_STATES = ['confirmed', 'in-stay', 'completed', 'cancelled', 'no-show'] as const;
/** States that end before a confirmation; the provider's answer to a payment can still come then. */
const UNPAID_ENDS = ['hold-expired', 'request-expired', 'declined', 'withdrawn'] as const;

/**
 * What may happen to a booking, and who brings it about. That money comes back after a late answer is a
 * refund of the payment and leaves the booking as it ended.
 */
export const BOOKING_TRANSITIONS = [
  { name: 'held', from: [null], to: 'held', actors: ['guest'] },
  { name: 'requested', from: ['held'], to: 'requested', actors: ['provider'] },
  { name: 'paid', from: ['held'], to: 'confirmed', actors: ['provider'] },
  { name: 'hold-expired', from: ['held'], to: 'hold-expired', actors: ['clock'] },
  { name: 'accepted', from: ['requested'], to: 'confirmed', actors: ['owner'] },
  { name: 'declined', from: ['requested'], to: 'declined', actors: ['owner'] },
  { name: 'withdrawn', from: ['requested'], to: 'withdrawn', actors: ['guest'] },
  { name: 'request-expired', from: ['requested'], to: 'request-expired', actors: ['clock'] },
  {
    name: 'cancelled',
    from: ['confirmed', 'in-stay'],
    to: 'cancelled',
    // The clock: the card could not be charged, and the guest has not paid otherwise in time. The provider: a
    // bank has taken the payment back for good before the stay.
    actors: ['guest', 'owner', 'admin', 'clock', 'provider'],
  },
  { name: 'no-show', from: ['confirmed', 'in-stay'], to: 'no-show', actors: ['owner'] },
  { name: 'objected', from: ['no-show'], to: 'in-stay', actors: ['guest'] },
  { name: 'disputed', from: PAID_STATES, to: 'disputed', actors: ['provider'] },
  { name: 'dispute-ended', from: ['disputed'], to: null, actors: ['provider'] },
  { name: 'stay-begun', from: ['confirmed'], to: 'in-stay', actors: ['clock'] },
  { name: 'completed', from: ['in-stay'], to: 'completed', actors: ['clock'] },
  { name: 'held-again', from: UNPAID_ENDS, to: 'held', actors: ['provider'] },
] as const satisfies Transition<string>[];

export type BookingTransitionName = (typeof BOOKING_TRANSITIONS)[number]['name'];

const BOOKING_TABLE: readonly Transition<BookingTransitionName>[] = BOOKING_TRANSITIONS;

/**
 * Whether the table has the transition; its guard (times, payments, free nights) is the server's.
 * @param from null for a booking that does not exist yet
 */
export function canTransition(
  from: BookingState | null,
  name: BookingTransitionName,
  actor: BookingActor,
): boolean {
  return BOOKING_TABLE.some(
    (transition) =>
      transition.name === name && transition.from.includes(from) && transition.actors.includes(actor),
  );
}

/** Who may end a proposed change; that accepting and declining are the other side's is the server's guard. */
export const BOOKING_CHANGE_TRANSITIONS = [
  { from: 'proposed', to: 'accepted', actors: ['guest', 'owner'] },
  { from: 'proposed', to: 'declined', actors: ['guest', 'owner'] },
  { from: 'proposed', to: 'withdrawn', actors: ['guest', 'owner'] },
  { from: 'proposed', to: 'expired', actors: ['clock'] },
] as const satisfies { from: BookingChangeState; to: BookingChangeState; actors: readonly BookingActor[] }[];

const NEXT_ATTEMPT_STATES: Record<PaymentAttemptState, readonly PaymentAttemptState[]> = {
  created: ['sent'],
  sent: ['challenge', 'succeeded', 'failed', 'unknown'],
  challenge: ['succeeded', 'failed', 'unknown'],
  unknown: ['challenge', 'succeeded', 'failed'],
  succeeded: [],
  failed: [],
};

/** A payment attempt that succeeded or failed stays so. */
export function canAttemptBecome(from: PaymentAttemptState, to: PaymentAttemptState): boolean {
  return NEXT_ATTEMPT_STATES[from].includes(to);
}
