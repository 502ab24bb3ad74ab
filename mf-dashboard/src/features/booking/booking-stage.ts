import type { Booking } from '@moien/contract';

/** What texts name: the state of a booking, or how far it is within its state. */
export type BookingStage = Booking['state'] | 'payment-due' | 'no-show-settled';

/**
 * When the reserved amount could not be taken, the guest has a day to pay otherwise. A no-show is settled once
 * the time to object is over.
 */
export function bookingStage({ state, deadline }: Pick<Booking, 'state' | 'deadline'>): BookingStage {
  if (state === 'no-show' && deadline === null) return 'no-show-settled';
  return deadline?.kind === 'payment' ? 'payment-due' : state;
}

const STAGES_AHEAD: readonly BookingStage[] = ['payment-due', 'confirmed', 'in-stay'];

/** Whether guest and host have a stay before them, or are in it. */
export function isStayAhead(booking: Pick<Booking, 'state' | 'deadline'>): boolean {
  return STAGES_AHEAD.includes(bookingStage(booking));
}

const STAGES_ENDED: readonly BookingStage[] = ['completed', 'cancelled', 'withdrawn', 'no-show-settled'];

/** Whether a word says all about it: it is over, and nobody has to be named. */
export function isEnded(booking: Pick<Booking, 'state' | 'deadline'>): boolean {
  return STAGES_ENDED.includes(bookingStage(booking));
}

const STATES_CALLED_OFF: readonly Booking['state'][] = [
  'cancelled',
  'declined',
  'withdrawn',
  'request-expired',
  'hold-expired',
];

/** Whether nobody comes: its price is of no interest any more. */
export function isCalledOff({ state }: Pick<Booking, 'state'>): boolean {
  return STATES_CALLED_OFF.includes(state);
}

/** Whether guest and host may still come together: what they see of each other later is not there yet. */
export function isUnconfirmed({ state }: Pick<Booking, 'state'>): boolean {
  return state === 'held' || state === 'requested';
}
