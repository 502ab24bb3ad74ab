import { type Bounds, emptySearchQuery, encodeSearchQuery, type SearchQuery } from '@moien/contract';

/** The part of the map that is shown, and how near. */
export type View = { bounds: Bounds; zoom: number };

/** Four decimals are eleven metres. */
const DECIMALS = 4;
const LATITUDE_LIMIT = 90;
const LONGITUDE_LIMIT = 180;

/** `south,west,north,east` in degrees, as addresses and calls have it; within the globe. */
export function boundsText({ south, west, north, east }: Bounds): string {
  return [
    degrees(south, LATITUDE_LIMIT),
    degrees(west, LONGITUDE_LIMIT),
    degrees(north, LATITUDE_LIMIT),
    degrees(east, LONGITUDE_LIMIT),
  ].join(',');
}

function degrees(value: number, limit: number): number {
  // Minus zero is zero.
  return Number(Math.min(limit, Math.max(-limit, value)).toFixed(DECIMALS)) + 0;
}

/** What is asked for the pins of a view. Page and order make no difference to them. */
export function pinQuery(query: SearchQuery, { bounds, zoom }: View): URLSearchParams {
  const { page: _page, sort: _sort, ...rest } = query;
  const parameters = encodeSearchQuery(rest);
  parameters.set('view', boundsText(bounds));
  parameters.set('zoom', String(Math.round(zoom)));
  return parameters;
}

/** Where a search looks, without what it looks for: a map that follows it moves when this changes. */
export function placeKey({ propertyParameters, locationParameters, propertyIdArray }: SearchQuery): string {
  const { cityId, countryCode } = propertyParameters;
  const place = { ...emptySearchQuery(), propertyParameters: { cityId, countryCode }, locationParameters };
  return encodeSearchQuery({ ...place, propertyIdArray }).toString();
}
