import {
  CURRENCY_EXPONENTS,
  DEFAULT_CURRENCY,
  type FeatureFilter,
  LONG_TERM_PRICE_MAXIMUM,
  parseBounds,
  parseCoordinates,
  RANGE_DISTANCE_MAXIMUM,
  type SearchQuery,
  type SearchSort,
  SHORT_TERM_PRICE_MAXIMUM,
  type StayGuestCounts,
} from '@moien/contract';
import type { Coordinates, NumberRange, SearchCriteria } from '../criteria/search-criteria.ts';
import type { SearchableFeature } from './search.repository.ts';

/** Feature that a home needs when pets come along. */
export const PETS_FEATURE = 'pets-allowed';

type Place = Pick<SearchCriteria, 'cityId' | 'countryCode' | 'centre' | 'radiusMetres' | 'bounds'>;

/**
 * Product decision 23: a city at the greatest radius means its own homes, below it a circle round its centre.
 * A city outweighs the visitor's own position, and what the map shows outweighs every other place.
 */
export function placeOf(query: SearchQuery, cityCentre: Coordinates | undefined): Place {
  const bounds = parseBounds(query.locationParameters.bounds ?? '');
  if (bounds) return { bounds };
  const { countryCode } = query.propertyParameters;
  return { ...(countryCode === undefined ? {} : { countryCode }), ...centreOf(query, cityCentre) };
}

function centreOf(query: SearchQuery, cityCentre: Coordinates | undefined): Place {
  const { cityId } = query.propertyParameters;
  const { currentCoordinates, rangeDistance = RANGE_DISTANCE_MAXIMUM } = query.locationParameters;
  const circle = rangeDistance < RANGE_DISTANCE_MAXIMUM ? { radiusMetres: rangeDistance * 1000 } : {};
  if (cityId !== undefined && cityCentre) {
    return 'radiusMetres' in circle ? { centre: cityCentre, ...circle } : { cityId, centre: cityCentre };
  }
  const position = currentCoordinates === undefined ? undefined : parseCoordinates(currentCoordinates);
  return position ? { centre: position, ...circle } : {};
}

/** Close to me without a limit is sorted by distance; a distance without a place is nothing to sort by. */
export function sortOf(query: SearchQuery, place: Place): SearchSort {
  const isCloseToMe =
    place.centre !== undefined && place.cityId === undefined && place.radiusMetres === undefined;
  const sort = query.sort ?? (isCloseToMe ? 'distance' : 'recommended');
  return sort === 'distance' && !place.centre ? 'recommended' : sort;
}

export function guestCountsOf({
  bookingParameters,
}: Pick<SearchQuery, 'bookingParameters'>): StayGuestCounts {
  const { adultCount = 0, childrenCount = 0, infantCount = 0, petCount = 0 } = bookingParameters;
  return { adultCount, childrenCount, infantCount, petCount };
}

/** Infants sleep beside their parents and need no place of their own. */
export function guestsOf({ bookingParameters }: Pick<SearchQuery, 'bookingParameters'>): number {
  return (bookingParameters.adultCount ?? 0) + (bookingParameters.childrenCount ?? 0);
}

export function nightlyBudgetOf({ bookingParameters }: SearchQuery): NumberRange {
  const { minimumDailyBudget, maximumDailyBudget } = bookingParameters;
  return budget(minimumDailyBudget, maximumDailyBudget, SHORT_TERM_PRICE_MAXIMUM);
}

export function monthlyBudgetOf({ bookingParameters }: SearchQuery): NumberRange {
  const { minimumMonthlyBudget, maximumMonthlyBudget } = bookingParameters;
  return budget(minimumMonthlyBudget, maximumMonthlyBudget, LONG_TERM_PRICE_MAXIMUM);
}

/**
 * Product decision 24: a slider at its maximum means no limit. Every currency of ours has the same exponent.
 */
function budget(
  minimum: number | undefined,
  maximum: number | undefined,
  sliderMaximum: number,
): NumberRange {
  const minorUnits = 10 ** CURRENCY_EXPONENTS[DEFAULT_CURRENCY];
  return {
    minimum: minimum ? minimum * minorUnits : undefined,
    maximum: maximum !== undefined && maximum < sliderMaximum ? maximum * minorUnits : undefined,
  };
}

/** What a query string can say of a feature that has no limit of its own. */
export const FEATURE_VALUE_MAXIMUM = 999_999;

/**
 * The slots that a feature filter asks for, or `undefined` when its form or value does not fit the feature.
 */
export function featureCriterionOf(
  feature: SearchableFeature,
  filter: FeatureFilter,
): { flagSlot: number } | (NumberRange & { slot: number }) | undefined {
  if (feature.flag_slot !== null) return filter === true ? { flagSlot: feature.flag_slot } : undefined;
  if (feature.number_slot === null || filter === true) return undefined;
  const { minimum, maximum } = typeof filter === 'number' ? { minimum: filter, maximum: undefined } : filter;
  const least = feature.minimum_value ?? 0;
  const most = feature.maximum_value ?? FEATURE_VALUE_MAXIMUM;
  if (![minimum, maximum ?? minimum].every((value) => isPossible(value, feature, least, most)))
    return undefined;
  return {
    slot: feature.number_slot,
    minimum: minimum > least ? minimum : undefined,
    maximum: maximum !== undefined && maximum < most ? maximum : undefined,
  };
}

/** A range that is written backwards limits nothing. */
function isPossible(value: number, feature: SearchableFeature, least: number, most: number): boolean {
  if (feature.value_type === 'integer' && !Number.isInteger(value)) return false;
  return least > most || (value >= least && value <= most);
}
