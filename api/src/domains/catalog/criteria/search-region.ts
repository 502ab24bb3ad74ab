import { type RawBuilder, sql } from 'kysely';
import type { SearchCriteria } from './search-criteria.ts';

/**
 * Where homes lie that are too many to be read, as a row when `isNeeded`: what the map shows, or as far as
 * any home of the country, of all countries. Homes of a city or a circle are told by those that were counted.
 */
export function searchRegion(
  { bounds, cityId, radiusMetres, countryCode }: SearchCriteria,
  isNeeded: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (bounds) {
    const { south, west, north, east } = asOneBox(bounds);
    return sql`select ${south}::float8 as south, ${west}::float8 as west, ${north}::float8 as north,
      ${east}::float8 as east where ${isNeeded}`;
  }
  if (cityId !== undefined || radiusMetres !== undefined)
    return sql`select null::float8 as south, null::float8 as west, null::float8 as north, null::float8 as east`;
  return sql`
    select min(south) as south, min(west) as west, max(north) as north, max(east) as east
    from country
    cross join lateral (
      select ${outermost('point[1]', 'asc')} as south, ${outermost('point[0]', 'asc')} as west,
        ${outermost('point[1]', 'desc')} as north, ${outermost('point[0]', 'desc')} as east
    ) as outermost
    where ${isNeeded} ${countryCode === undefined ? sql`` : sql`and country.code = ${countryCode}`}`;
}

/** One look at an index. */
function outermost(coordinate: 'point[0]' | 'point[1]', direction: 'asc' | 'desc'): RawBuilder<unknown> {
  return sql.raw(`(select ${coordinate} from property_search where country_code = country.code
    order by ${coordinate} ${direction} limit 1)`);
}

/** A view across the date line reaches round the earth when it is one box. */
function asOneBox<Box extends { west: number; east: number }>(box: Box): Box {
  return box.west <= box.east ? box : { ...box, west: -180, east: 180 };
}
