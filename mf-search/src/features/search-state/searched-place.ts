import type { SearchQuery } from '@moien/contract';

/** The city that a search is about; what the map shows outweighs it. */
export function searchedCityId({ propertyParameters, locationParameters }: SearchQuery): number | undefined {
  return locationParameters.bounds === undefined ? propertyParameters.cityId : undefined;
}

/** The country, where neither the map nor a point in it says more. */
export function searchedCountryCode({
  propertyParameters,
  locationParameters,
}: SearchQuery): string | undefined {
  const { bounds, currentCoordinates } = locationParameters;
  return bounds || currentCoordinates || propertyParameters.cityId
    ? undefined
    : propertyParameters.countryCode;
}
