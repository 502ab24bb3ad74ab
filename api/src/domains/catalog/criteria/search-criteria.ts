import type { Bounds, Day, Facets, LooserCount, SearchSort, StayGuestCounts } from '@moien/contract';
import type { SummaryRow } from '../card/property-rows.ts';
import type { Stay, StayRow } from './stay-columns.ts';

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
  /** What the map shows. */
  bounds?: Bounds;
  /** Guests who need a place to sleep: adults and children. */
  guestCount: number;
  guests: StayGuestCounts;
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
export type FoundProperty = SummaryRow & StayRow & { distance_metres: number | null };

export type FoundPage = {
  properties: FoundProperty[];
  /** The stay that was asked for. */
  stay: Stay | undefined;
  /** Not above EXACT_COUNT_MAXIMUM. */
  count: number;
  isCountExact: boolean;
  bounds: Bounds | null;
  /** Null unless they were asked for. */
  facets: Facets | null;
  /** Of a search that finds nothing. */
  looserCounts?: LooserCount[];
  /** What the search could see at most: see search-generation.ts. */
  generation: number;
};
