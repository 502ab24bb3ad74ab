import type { Booking } from '@moien/contract';

/** What the other side has written when they declined or cancelled; undefined without words of theirs. */
export function endReason({ role, state, eventArray }: Booking): string | undefined {
  if (state !== 'declined' && state !== 'cancelled') return undefined;
  const end = endOf(eventArray, state);
  return end && end.actor !== role ? (end.reason ?? undefined) : undefined;
}

/** Who of the two has cancelled, for who looks; undefined where it was neither, or nothing is cancelled. */
export function cancelledBy({
  role,
  state,
  eventArray,
}: Pick<Booking, 'role' | 'state' | 'eventArray'>): 'cancelled-you' | 'cancelled-other' | undefined {
  const actor = state === 'cancelled' ? endOf(eventArray, state)?.actor : undefined;
  if (actor !== 'guest' && actor !== 'owner') return undefined;
  return actor === role ? 'cancelled-you' : 'cancelled-other';
}

const endOf = (eventArray: Booking['eventArray'], state: 'declined' | 'cancelled') =>
  eventArray.findLast(({ transition }) => transition === state);
