import type { Booking } from '@moien/contract';

/** What the other side has written when they declined or cancelled; undefined without words of theirs. */
export function endReason({ role, state, eventArray }: Booking): string | undefined {
  if (state !== 'declined' && state !== 'cancelled') return undefined;
  const end = eventArray.findLast(({ transition }) => transition === state);
  return end && end.actor !== role ? (end.reason ?? undefined) : undefined;
}
