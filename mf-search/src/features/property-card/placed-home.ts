import type { PropertySummary, SearchSort } from '@moien/contract';

/** Where a home stands in the order of a search: which one it is, among how many. */
export type Rank = { sort: SearchSort; place: number; total: number };

/** A home with its place in the order. */
export type PlacedHome = {
  property: PropertySummary;
  rank: Rank;
  /** Its distance is that from the middle of the place that was searched. */
  isFromCentre: boolean;
};
