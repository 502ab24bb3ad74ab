import type { SearchQuery } from '@moien/contract';
import {
  choosePlace,
  GUEST_TYPES,
  guestCountsOf,
  hasTerm,
  placeOf,
  setGuestCount,
  setRangeDistance,
  setStay,
  stayOf,
} from '../search-state/search-transitions.ts';

/**
 * With place, radius and guests of an earlier search, and its days where nights are searched: a stay by the
 * month has none.
 */
export function keepStay(query: SearchQuery, earlier: SearchQuery): SearchQuery {
  const radius = setRangeDistance(query, earlier.locationParameters.rangeDistance);
  const placed = choosePlace(radius, placeOf(earlier));
  const guests = guestCountsOf(earlier);
  const guested = GUEST_TYPES.reduce((kept, type) => setGuestCount(kept, type, guests[type]), placed);
  return hasTerm(query, 'short-term') ? setStay(guested, stayOf(earlier)) : guested;
}
