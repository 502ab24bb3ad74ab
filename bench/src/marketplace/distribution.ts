import file from './distribution.json' with { type: 'json' };

/** Shares of 1 by value, most frequent first; «null» stands for homes without a value. */
export type Shares = Readonly<Record<string, number>>;

/** Values at equal steps from the least to the greatest. */
export type Quantiles = readonly number[];

/**
 * How real homes are distributed: shares and quantiles only, no row of the data (README of this folder says
 * whence).
 */
export interface Distribution {
  readonly propertyTypes: Shares;
  readonly rentalTypes: Shares;
  readonly guestCounts: Shares;
  readonly bedroomCounts: Shares;
  readonly bathroomCounts: Shares;
  readonly minimumNights: Shares;
  readonly maximumNights: Shares;
  /** Minor units. */
  readonly nightlyPrices: Quantiles;
  readonly ratings: Quantiles;
  readonly reviewCounts: Quantiles;
  /** Distance from the centre of the city, degrees of latitude. */
  readonly distancesFromCentre: Quantiles;
  /** How many homes have a feature, by its name. */
  readonly features: Shares;
  /** How many homes have days with a minimum or maximum of their own. */
  readonly nightRules: number;
  /** Lengths of closed and open runs of days within a year. */
  readonly closedRuns: Quantiles;
  readonly openRuns: Quantiles;
  /** How many calendars begin with a closed run. */
  readonly closedAtFirst: number;
}

export const distribution: Distribution = file;
