import type { Bounds } from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Coordinates } from './search-criteria.ts';

/** Mean radius of the earth. */
const EARTH_RADIUS_METRES = 6_371_000;
const DEGREE = Math.PI / 180;

/** Great-circle distance of a home from a point by the haversine formula, in metres. */
export function distanceFrom(centre: Coordinates): RawBuilder<number> {
  const { latitude, longitude } = centre;
  return sql<number>`${2 * EARTH_RADIUS_METRES}::float8 * asin(sqrt(least(1,
    power(sin(radians(point[1] - ${latitude}::float8) / 2), 2)
    + ${Math.cos(latitude * DEGREE)}::float8 * cos(radians(point[1]))
      * power(sin(radians(point[0] - ${longitude}::float8) / 2), 2))))`;
}

export type Box = { west: number; south: number; east: number; north: number };

/**
 * A box of which every point lies in the circle; most homes are there, and no distance has to be computed for
 * them.
 */
export function boxWithin({ latitude, longitude }: Coordinates, radiusMetres: number): Box {
  // With both sides of the haversine formula at most `side` squared, a home is nearer than the radius; less
  // against rounding.
  const side = Math.sin(Math.min(radiusMetres / EARTH_RADIUS_METRES, Math.PI) / 2) * Math.SQRT1_2 * 0.9999;
  const height = (2 * side) / DEGREE;
  const lowest = Math.max(0, Math.abs(latitude) - height);
  const cosines = Math.cos(latitude * DEGREE) * Math.cos(lowest * DEGREE);
  const width = (2 * side) / Math.sqrt(cosines) / DEGREE;
  return {
    west: longitude - width,
    south: latitude - height,
    east: longitude + width,
    north: latitude + height,
  };
}

/** What a map shows, as boxes: two where it crosses the date line. */
export function boxesOf({ south, west, north, east }: Bounds): Box[] {
  if (west <= east) return [{ south, west, north, east }];
  return [
    { south, west, north, east: 180 },
    { south, west: -180, north, east },
  ];
}

/** Boxes in degrees that hold a circle: two where it crosses the date line. The index finds them fast. */
export function boxesAround(centre: Coordinates, radiusMetres: number): Box[] {
  // A little more than the circle, against rounding.
  const angle = (radiusMetres * 1.001) / EARTH_RADIUS_METRES;
  const south = centre.latitude - angle / DEGREE;
  const north = centre.latitude + angle / DEGREE;
  if (south <= -90 || north >= 90) return [{ west: -180, east: 180, south, north }];
  const halfWidth = Math.asin(Math.sin(angle) / Math.cos(centre.latitude * DEGREE)) / DEGREE;
  const west = centre.longitude - halfWidth;
  const east = centre.longitude + halfWidth;
  if (west < -180) return [spanning(-180, east), spanning(west + 360, 180)];
  if (east > 180) return [spanning(west, 180), spanning(-180, east - 360)];
  return [spanning(west, east)];

  function spanning(from: number, to: number): Box {
    return { west: from, east: to, south, north };
  }
}
