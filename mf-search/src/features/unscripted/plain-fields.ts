import { type City, encodeSearchQuery, type SearchQuery } from '@moien/contract';

/** What the form asks for itself; a place of another kind gives way to the city. */
const OWN_NAMES = ['cityId', 'arrivalDate', 'departureDate', 'adultCount', 'sort', 'page'];
const PLACE_NAMES = ['countryCode', 'currentCoordinates', 'rangeDistance', 'bounds'];

const CITIES_MAXIMUM = 100;

/** The other choices of a search, which stay as they are. */
export function keptFields(query: SearchQuery): [name: string, value: string][] {
  const dropped = new Set([...OWN_NAMES, ...(query.propertyParameters.cityId ? [] : PLACE_NAMES)]);
  return [...encodeSearchQuery(query)].filter(([name]) => !dropped.has(name));
}

/** The cities with most homes and the one that is searched, by name. */
export function citiesOffered(
  cities: readonly City[],
  cityId: number | undefined,
  nameOf: (city: City) => string,
): City[] {
  const offered = cities.filter(
    ({ id, propertyCount }, index) => id === cityId || (index < CITIES_MAXIMUM && propertyCount > 0),
  );
  return offered.sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
}
