import { MAXIMUM_GUESTS_PER_TYPE } from '@moien/contract';
import type { StayGuests, StayGuestType } from './stay-parameters.ts';

export type GuestRules = { guestCount: number; arePetsAllowed: boolean };

/**
 * How many of a kind there may be beside the others: adults and children share the home's room, as in a
 * search.
 */
export function guestMaximum(type: StayGuestType, guests: StayGuests, rules: GuestRules): number {
  if (type === 'infant') return MAXIMUM_GUESTS_PER_TYPE;
  // Who came with a pet from a search can take it back.
  if (type === 'pet') return rules.arePetsAllowed ? MAXIMUM_GUESTS_PER_TYPE : guests.pet;
  const others = type === 'adult' ? guests.children : guests.adult;
  return Math.max(guests[type], Math.min(MAXIMUM_GUESTS_PER_TYPE, rules.guestCount - others));
}
