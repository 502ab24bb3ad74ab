import {
  LONG_TERM_PRICE_MAXIMUM,
  RANGE_DISTANCE_MAXIMUM,
  type SearchQuery,
  SHORT_TERM_PRICE_MAXIMUM,
} from '@moien/contract';
import {
  type Budget,
  choosePlace,
  dropTerm,
  guestCountsOf,
  hasTerm,
  setBudget,
  setFeature,
  setRangeDistance,
  setStay,
  type Term,
  toggleProperty,
} from '../search-state/search-transitions.ts';

/** Something that a search asks for, and the search without it. */
export type ActiveChoice = {
  kind: ChoiceKind;
  /** Name of the feature. */
  feature?: string;
  without: (query: SearchQuery) => SearchQuery;
};
type ChoiceKind =
  | Term
  | 'radius'
  | 'daily-budget'
  | 'monthly-budget'
  | 'immediate'
  | 'rental-type'
  | 'property-type'
  | 'feature'
  | 'homes'
  | 'place'
  | 'stay'
  | 'guests';

type Candidate = ActiveChoice & { isActive: (query: SearchQuery) => boolean };

export const BUDGET_MAXIMUM: Readonly<Record<Budget, number>> = {
  Daily: SHORT_TERM_PRICE_MAXIMUM,
  Monthly: LONG_TERM_PRICE_MAXIMUM,
};

/** In the order of the popup. */
const FILTERS: readonly Candidate[] = [
  termFilter('short-term'),
  termFilter('long-term'),
  {
    kind: 'radius',
    isActive: ({ locationParameters: { rangeDistance } }) =>
      rangeDistance !== undefined && rangeDistance < RANGE_DISTANCE_MAXIMUM,
    without: (query) => setRangeDistance(query, undefined),
  },
  budgetFilter('daily-budget', 'Daily'),
  budgetFilter('monthly-budget', 'Monthly'),
  propertyFilter('immediate', 'immediateAvailability'),
  propertyFilter('rental-type', 'rentalTypeId'),
  propertyFilter('property-type', 'typeId'),
];

/** What the search bar shows already. */
const SEARCHED: readonly Candidate[] = [
  {
    kind: 'place',
    isActive: ({ propertyParameters, locationParameters }) =>
      (propertyParameters.cityId ?? propertyParameters.countryCode) !== undefined ||
      (locationParameters.currentCoordinates ?? locationParameters.bounds) !== undefined,
    without: (query) => choosePlace(query, undefined),
  },
  {
    kind: 'stay',
    isActive: ({ bookingParameters }) => bookingParameters.arrivalDate !== undefined,
    without: (query) => setStay(query, {}),
  },
  {
    kind: 'guests',
    isActive: (query) => Object.values(guestCountsOf(query)).some((count) => count > 0),
    without: withoutGuests,
  },
];

/** The filters of a search: what its popup and its chips count. */
export function activeFilters(query: SearchQuery): ActiveChoice[] {
  const features = Object.keys(query.featureParameters)
    .sort()
    .map((feature) => ({
      kind: 'feature' as const,
      feature,
      without: (search: SearchQuery) => setFeature(search, feature, undefined),
    }));
  const homes = {
    kind: 'homes' as const,
    without: ({ propertyIdArray: _homes, page: _page, ...search }: SearchQuery) => search,
  };
  return [
    ...FILTERS.filter(({ isActive }) => isActive(query)),
    ...features,
    ...(query.propertyIdArray ? [homes] : []),
  ];
}

/** Everything that a search asks for: what could be left out when nothing matches. */
export function activeChoices(query: SearchQuery): ActiveChoice[] {
  return [...activeFilters(query), ...SEARCHED.filter(({ isActive }) => isActive(query))];
}

export function keyOf({ kind, feature }: ActiveChoice): string {
  return feature === undefined ? kind : `feature-${feature}`;
}

/** Both ends of the slider where the search has no limit. */
export function budgetOf({ bookingParameters }: SearchQuery, budget: Budget): [number, number] {
  const maximum = BUDGET_MAXIMUM[budget];
  return [
    bookingParameters[`minimum${budget}Budget`] ?? 0,
    Math.min(maximum, bookingParameters[`maximum${budget}Budget`] ?? maximum),
  ];
}

function termFilter(term: Term): Candidate {
  return {
    kind: term,
    isActive: (query) => hasTerm(query, term),
    without: (query) => dropTerm(query, term),
  };
}

function budgetFilter(kind: ChoiceKind, budget: Budget): Candidate {
  const maximum = BUDGET_MAXIMUM[budget];
  return {
    kind,
    isActive: (query) => {
      const [from, to] = budgetOf(query, budget);
      return from > 0 || to < maximum;
    },
    without: (query) => setBudget(query, budget, [0, maximum], maximum),
  };
}

function propertyFilter(
  kind: ChoiceKind,
  name: 'immediateAvailability' | 'rentalTypeId' | 'typeId',
): Candidate {
  return {
    kind,
    isActive: ({ propertyParameters }) => Boolean(propertyParameters[name]),
    without: (query) => {
      const value = query.propertyParameters[name];
      return value === undefined ? query : toggleProperty(query, name, value);
    },
  };
}

function withoutGuests(query: SearchQuery): SearchQuery {
  const { page: _page, ...search } = query;
  const {
    adultCount: _1,
    childrenCount: _2,
    infantCount: _3,
    petCount: _4,
    ...rest
  } = query.bookingParameters;
  return { ...search, bookingParameters: rest };
}
