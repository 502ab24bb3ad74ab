import { RANGE_DISTANCE_MAXIMUM, SEARCH_SORTS, type SearchQuery, type SearchSort } from '@moien/contract';

function hasCentre({ propertyParameters, locationParameters }: SearchQuery): boolean {
  const { currentCoordinates, bounds } = locationParameters;
  if (bounds !== undefined) return false;
  return propertyParameters.cityId !== undefined || currentCoordinates !== undefined;
}

/** Orders that a search can have: a distance without a place is nothing to sort by. */
export function sortChoices(query: SearchQuery): readonly SearchSort[] {
  return hasCentre(query) ? SEARCH_SORTS : SEARCH_SORTS.filter((sort) => sort !== 'distance');
}

/**
 * The order that the API gives a search; close to me without a limit is sorted by distance (product decision
 * 23).
 */
export function sortOf(query: SearchQuery): SearchSort {
  const { rangeDistance = RANGE_DISTANCE_MAXIMUM } = query.locationParameters;
  const isCloseToMe =
    hasCentre(query) &&
    query.propertyParameters.cityId === undefined &&
    rangeDistance >= RANGE_DISTANCE_MAXIMUM;
  const sort = query.sort ?? (isCloseToMe ? 'distance' : 'recommended');
  return sortChoices(query).includes(sort) ? sort : 'recommended';
}

/** Another order begins at the first page; the one that comes by itself is not written. */
export function chooseSort(
  { page: _page, sort: _sort, ...query }: SearchQuery,
  sort: SearchSort,
): SearchQuery {
  return sortOf(query) === sort ? query : { ...query, sort };
}
