import {
  type DateRange,
  type Day,
  emptySearchQuery,
  type FeatureFilter,
  MAXIMUM_GUESTS_PER_TYPE,
  parseCoordinates,
  pickDay,
  type SearchQuery,
} from '@moien/contract';

// What each choice makes of a search (specification §4). Every change starts at the first page again.

export const TERMS = ['short-term', 'long-term'] as const;
export type Term = (typeof TERMS)[number];

export const GUEST_TYPES = ['adult', 'children', 'infant', 'pet'] as const;
export type GuestType = (typeof GUEST_TYPES)[number];

/** Where: a city or country, round the visitor, what the map shows, or these very homes. */
export type Place =
  | { kind: 'city'; cityId: number }
  | { kind: 'country'; countryCode: string }
  | { kind: 'close-to-me'; latitude: number; longitude: number }
  | { kind: 'map'; bounds: string };

/**
 * About a hundred metres, as exact as the homes are published: an address that is passed on tells nobody's
 * door.
 */
const COORDINATE_DECIMALS = 3;

const FLAG_OF_TERM = {
  'short-term': 'isAvailableForShortTerm',
  'long-term': 'isAvailableForLongTerm',
} as const;

/** Homes that are let both ways may be asked for by an address, though no control sets both flags. */
export function hasTerm({ propertyParameters }: SearchQuery, term: Term): boolean {
  return propertyParameters[FLAG_OF_TERM[term]] === true;
}

/** The only term that is asked for. */
export function termOf(query: SearchQuery): Term | undefined {
  const [term, other] = TERMS.filter((each) => hasTerm(query, each));
  return other ? undefined : term;
}

/** Choosing a term resets everything and sets its flag; choosing the active one leaves neither set. */
export function chooseTerm(query: SearchQuery, term: Term): SearchQuery {
  if (hasTerm(query, term)) return TERMS.reduce(dropTerm, query);
  return { ...emptySearchQuery(), propertyParameters: { [FLAG_OF_TERM[term]]: true } };
}

/** Without the flag of this term; everything else stays. */
export function dropTerm(query: SearchQuery, term: Term): SearchQuery {
  const { [FLAG_OF_TERM[term]]: _flag, ...propertyParameters } = query.propertyParameters;
  return { ...atFirstPage(query), propertyParameters };
}

/** What the map shows outweighs every other place, and a city a position. */
export function placeOf({ propertyParameters, locationParameters }: SearchQuery): Place | undefined {
  const { cityId, countryCode } = propertyParameters;
  const { bounds, currentCoordinates } = locationParameters;
  if (bounds !== undefined) return { kind: 'map', bounds };
  if (cityId !== undefined) return { kind: 'city', cityId };
  const position = currentCoordinates === undefined ? undefined : parseCoordinates(currentCoordinates);
  if (position) return { kind: 'close-to-me', ...position };
  return countryCode === undefined ? undefined : { kind: 'country', countryCode };
}

/** A place replaces the one before. */
export function choosePlace(query: SearchQuery, place: Place | undefined): SearchQuery {
  const { cityId: _city, countryCode: _country, ...propertyParameters } = query.propertyParameters;
  const { rangeDistance } = query.locationParameters;
  const withoutPlace = { ...atFirstPage(query), propertyParameters, locationParameters: {} };
  const locationParameters = rangeDistance === undefined ? {} : { rangeDistance };
  switch (place?.kind) {
    case undefined:
      return withoutPlace;
    case 'city':
      return {
        ...withoutPlace,
        propertyParameters: { ...propertyParameters, cityId: place.cityId },
        locationParameters,
      };
    case 'country':
      return {
        ...withoutPlace,
        propertyParameters: { ...propertyParameters, countryCode: place.countryCode },
      };
    case 'close-to-me': {
      const currentCoordinates = [place.latitude, place.longitude]
        .map((degrees) => Number(degrees.toFixed(COORDINATE_DECIMALS)))
        .join(',');
      return { ...withoutPlace, locationParameters: { ...locationParameters, currentCoordinates } };
    }
    case 'map':
      return { ...withoutPlace, locationParameters: { bounds: place.bounds } };
  }
}

export function stayOf({ bookingParameters }: SearchQuery): DateRange {
  const { arrivalDate, departureDate } = bookingParameters;
  return {
    ...(arrivalDate === undefined ? {} : { arrival: arrivalDate }),
    ...(departureDate === undefined ? {} : { departure: departureDate }),
  };
}

/** Arrival and departure alternate; the search forbids past days only (product decision 25). */
export function pickStayDay(query: SearchQuery, day: Day, today: Day): SearchQuery {
  return setStay(
    query,
    pickDay(stayOf(query), day, (night) => night < today),
  );
}

export function setStay(query: SearchQuery, { arrival, departure }: DateRange): SearchQuery {
  const { arrivalDate: _arrival, departureDate: _departure, ...rest } = query.bookingParameters;
  const stay = {
    ...(arrival === undefined ? {} : { arrivalDate: arrival }),
    ...(departure === undefined ? {} : { departureDate: departure }),
  };
  return { ...atFirstPage(query), bookingParameters: { ...rest, ...stay } };
}

export type GuestCounts = Record<GuestType, number>;

export function guestCountsOf({ bookingParameters }: SearchQuery): GuestCounts {
  return {
    adult: bookingParameters.adultCount ?? 0,
    children: bookingParameters.childrenCount ?? 0,
    infant: bookingParameters.infantCount ?? 0,
    pet: bookingParameters.petCount ?? 0,
  };
}

/** Between none and the maximum; none of a kind is not written. */
export function setGuestCount(query: SearchQuery, type: GuestType, count: number): SearchQuery {
  const bounded = Math.min(MAXIMUM_GUESTS_PER_TYPE, Math.max(0, count));
  return setBooking(query, `${type}Count`, bounded === 0 ? undefined : bounded);
}

/** What is kept of an earlier search; an address that names anybody beats it (product decision 22). */
export function prefillGuests(query: SearchQuery, stored: GuestCounts | undefined): SearchQuery {
  const isNamed = GUEST_TYPES.some((type) => query.bookingParameters[`${type}Count`] !== undefined);
  if (isNamed || !stored) return query;
  return GUEST_TYPES.reduce((filled, type) => setGuestCount(filled, type, stored[type]), query);
}

/** Choosing the active type, or switching off what is on, leaves it open. */
export function toggleProperty<Name extends 'typeId' | 'rentalTypeId' | 'immediateAvailability'>(
  query: SearchQuery,
  name: Name,
  value: NonNullable<SearchQuery['propertyParameters'][Name]>,
): SearchQuery {
  const { [name]: current, ...rest } = query.propertyParameters;
  return {
    ...atFirstPage(query),
    propertyParameters: current === value ? rest : { ...rest, [name]: value },
  };
}

export type Budget = 'Daily' | 'Monthly';

/** Whole units of currency; an end of the slider is no limit (product decision 24). */
export function setBudget(
  query: SearchQuery,
  budget: Budget,
  [minimum, maximum]: readonly [number, number],
  sliderMaximum: number,
): SearchQuery {
  const withMinimum = setBooking(query, `minimum${budget}Budget`, minimum === 0 ? undefined : minimum);
  return setBooking(withMinimum, `maximum${budget}Budget`, maximum === sliderMaximum ? undefined : maximum);
}

export function setRangeDistance(query: SearchQuery, rangeDistance: number | undefined): SearchQuery {
  const { rangeDistance: _previous, ...rest } = query.locationParameters;
  return {
    ...atFirstPage(query),
    locationParameters: rangeDistance === undefined ? rest : { ...rest, rangeDistance },
  };
}

export function setFeature(query: SearchQuery, name: string, filter: FeatureFilter | undefined): SearchQuery {
  const { [name]: _previous, ...rest } = query.featureParameters;
  return {
    ...atFirstPage(query),
    featureParameters: filter === undefined ? rest : { ...rest, [name]: filter },
  };
}

function setBooking<Name extends keyof SearchQuery['bookingParameters']>(
  query: SearchQuery,
  name: Name,
  value: SearchQuery['bookingParameters'][Name],
): SearchQuery {
  const { [name]: _previous, ...rest } = query.bookingParameters;
  return {
    ...atFirstPage(query),
    bookingParameters: value === undefined ? rest : { ...rest, [name]: value },
  };
}

function atFirstPage({ page: _page, ...query }: SearchQuery): SearchQuery {
  return query;
}
