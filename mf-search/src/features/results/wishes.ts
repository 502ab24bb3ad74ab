import { emptySearchQuery, type SearchQuery } from '@moien/contract';

/** What somebody has asked for, by the group that can be dropped as one. */
export type Wish = { name: 'place' | 'stay' | 'guests' | 'budget' | 'filters'; without: SearchQuery };

const GUESTS = ['adultCount', 'childrenCount', 'infantCount', 'petCount'] as const;
const BUDGETS = [
  'minimumDailyBudget',
  'maximumDailyBudget',
  'minimumMonthlyBudget',
  'maximumMonthlyBudget',
] as const;

/** The wishes of a search, each with what is left without it, from the first page on. */
export function wishesOf({ page: _page, ...query }: SearchQuery): Wish[] {
  const { bookingParameters } = query;
  const { cityId: _city, countryCode: _country, ...properties } = query.propertyParameters;
  const place = { cityId: _city, countryCode: _country };
  const wishes: [Wish['name'], Partial<SearchQuery>][] = [
    ['place', { propertyParameters: properties, locationParameters: {} }],
    ['stay', { bookingParameters: leaving(bookingParameters, ['arrivalDate', 'departureDate']) }],
    ['guests', { bookingParameters: leaving(bookingParameters, GUESTS) }],
    ['budget', { bookingParameters: leaving(bookingParameters, BUDGETS) }],
    [
      'filters',
      { propertyParameters: defined(place), featureParameters: emptySearchQuery().featureParameters },
    ],
  ];
  return wishes
    .map(([name, change]) => ({ name, without: { ...query, ...change } }))
    .filter(({ without }) => countOf(without) < countOf(query));
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
