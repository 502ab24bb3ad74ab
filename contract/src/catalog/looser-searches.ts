import { GUEST_COUNT_NAMES, LOOSENINGS, STAY_DATE_NAMES } from './limits.ts';
import { emptySearchQuery, type SearchQuery } from './search-query.ts';

type Loosening = (typeof LOOSENINGS)[number];

/** A search without one of its groups. */
export type LooserSearch = { without: Loosening; query: SearchQuery };

const BUDGETS = [
  'minimumDailyBudget',
  'maximumDailyBudget',
  'minimumMonthlyBudget',
  'maximumMonthlyBudget',
] as const;

/** For each group that a search asks for, the search without it, from the first page on. */
export function looserSearches({ page: _page, ...query }: SearchQuery): LooserSearch[] {
  const { bookingParameters } = query;
  const { cityId, countryCode, ...properties } = query.propertyParameters;
  const changes: Record<Loosening, Partial<SearchQuery>> = {
    place: { propertyParameters: properties, locationParameters: {} },
    stay: { bookingParameters: leaving(bookingParameters, STAY_DATE_NAMES) },
    guests: { bookingParameters: leaving(bookingParameters, GUEST_COUNT_NAMES) },
    budget: { bookingParameters: leaving(bookingParameters, BUDGETS) },
    filters: {
      propertyParameters: defined({ cityId, countryCode }),
      featureParameters: emptySearchQuery().featureParameters,
    },
  };
  return LOOSENINGS.map((without) => ({ without, query: { ...query, ...changes[without] } })).filter(
    (looser) => countOf(looser.query) < countOf(query),
  );
}

type Booking = SearchQuery['bookingParameters'];

function leaving(booking: Booking, names: readonly (keyof Booking)[]): Booking {
  return Object.fromEntries(Object.entries(booking).filter(([name]) => !names.some((each) => each === name)));
}

function defined<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;
}

function countOf(query: SearchQuery): number {
  const { propertyParameters, locationParameters, bookingParameters, featureParameters } = query;
  return [propertyParameters, locationParameters, bookingParameters, featureParameters]
    .flatMap((group) => Object.values(group))
    .filter((value) => value !== undefined).length;
}
