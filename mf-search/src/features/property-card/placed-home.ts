import type { PropertySummary, SearchSort } from '@moien/contract';

/** Position of a home in a sorted list: `place` counts from 1, `total` is the number of homes found. */
export type Rank = { sort: SearchSort; place: number; total: number };

/** A home with its position, for the text that explains it. */
export type PlacedHome = {
  property: PropertySummary;
  rank: Rank;
  /** Whether `property.distanceMetres` is measured from the centre of the searched city. */
  isFromCentre: boolean;
};
