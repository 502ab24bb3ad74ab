import type { Day, SearchSort } from '@moien/contract';
import type { SummaryRow } from './property-rows.ts';

export type Coordinates = { latitude: number; longitude: number };

/** Numbers from minimum to maximum, both included; a missing end is no limit. */
export type NumberRange = { minimum: number | undefined; maximum: number | undefined };

/** A search as the database understands it: names resolved, rules applied, money in minor units. */
export type SearchCriteria = {
  cityId?: number;
  countryCode?: string;
  propertyTypeId?: number;
  rentalTypeId?: number;
  isShortTerm: boolean;
  isLongTerm: boolean;
  isImmediate: boolean;
  /** Distances are measured from here. */
  centre?: Coordinates;
  /** Homes farther from the centre are left out. */
  radiusMetres?: number;
  guestCount: number;
  arrivalDate?: Day;
  departureDate?: Day;
  nightlyPrice: NumberRange;
  monthlyPrice: NumberRange;
  flagSlots: number[];
  numbers: (NumberRange & { slot: number })[];
  propertyIds?: string[];
  sort: SearchSort;
  today: Day;
};

/** A home of the page as its card shows it. */
export type FoundProperty = SummaryRow & { distance_metres: number | null };

export type FoundPage = {
  properties: FoundProperty[];
  /** Not above EXACT_COUNT_MAXIMUM. */
  count: number;
  isCountExact: boolean;
  bounds: { south: number; west: number; north: number; east: number } | null;
  /** What the search could see at most: see search-generation.ts. */
  generation: number;
};
