import { type City, encodeSearchQuery, type SearchQuery } from '@moien/contract';

/** The form's own fields, and places of another kind, which its city replaces. */
const REPLACED_NAMES = [
  ...['cityId', 'arrivalDate', 'departureDate', 'adultCount', 'sort', 'page'],
  ...['countryCode', 'currentCoordinates', 'bounds'],
];

const CITIES_MAXIMUM = 100;

/** The other choices of a search, which stay as they are. */
export function keptFields(query: SearchQuery): [name: string, value: string][] {
  const isKept = (name: string) =>
    name === 'rangeDistance' ? query.propertyParameters.cityId !== undefined : !REPLACED_NAMES.includes(name);
  return [...encodeSearchQuery(query)].filter(([name]) => isKept(name));
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
