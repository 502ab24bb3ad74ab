import type { Booking } from '@moien/contract';

/** The state that texts name: the booking's, or how far it is within that state. */
export type ShownState = Booking['state'] | 'payment-due' | 'no-show-settled';

/**
 * When the reserved amount could not be taken, the guest has a day to pay otherwise. A no-show is settled
 * once the time to object is over.
 */
export function shownState({ state, deadline }: Pick<Booking, 'state' | 'deadline'>): ShownState {
  if (state === 'no-show' && deadline === null) return 'no-show-settled';
  return deadline?.kind === 'payment' ? 'payment-due' : state;
}

const STATES_AHEAD: readonly ShownState[] = ['payment-due', 'confirmed', 'in-stay'];

/** Whether guest and host have a stay before them, or are in it. */
export function isStayAhead(booking: Pick<Booking, 'state' | 'deadline'>): boolean {
  return STATES_AHEAD.includes(shownState(booking));
}

const STATES_ENDED: readonly ShownState[] = ['completed', 'cancelled', 'withdrawn', 'no-show-settled'];

/** Whether it is over without more to explain: one word says how it stands. */
export function isEnded(booking: Pick<Booking, 'state' | 'deadline'>): boolean {
  return STATES_ENDED.includes(shownState(booking));
}

const STATES_CALLED_OFF: readonly Booking['state'][] = [
  'cancelled',
  'declined',
  'withdrawn',
  'request-expired',
  'hold-expired',
];

/** Whether it ended before anybody came, so that its price is not shown any more. */
export function isCalledOff({ state }: Pick<Booking, 'state'>): boolean {
  return STATES_CALLED_OFF.includes(state);
}

/** Whether it waits for the guest's card or the host's answer. */
export function isUnconfirmed({ state }: Pick<Booking, 'state'>): boolean {
  return state === 'held' || state === 'requested';
}

/** Whether a guest is there now, and needs what helps on the spot before all else. */
export function isGuestThere(booking: Pick<Booking, 'state' | 'deadline' | 'role'>): boolean {
  return booking.role === 'guest' && shownState(booking) === 'in-stay';
}

/** Whether address and contact are told later: they come with the confirmation or the payment. */
export function isContactLater(booking: Pick<Booking, 'state' | 'deadline' | 'home'>): boolean {
  return isUnconfirmed(booking) || (isStayAhead(booking) && booking.home.address === null);
}
