/** Degrees. */
type Point = { latitude: number; longitude: number };
/** Metres. */
export type Offset = { east: number; north: number };

/** Of latitude; of longitude at the equator. */
const METRES_PER_DEGREE = 111_320;

/** How much shorter a degree of longitude is there than at the equator. */
const shrink = ({ latitude }: Point) => Math.cos((latitude * Math.PI) / 180);

/** Where a point lies from another one, on a plane: exact enough within a city. */
export function offsetOf(point: Point, centre: Point): Offset {
  return {
    east: (point.longitude - centre.longitude) * METRES_PER_DEGREE * shrink(centre),
    north: (point.latitude - centre.latitude) * METRES_PER_DEGREE,
  };
}

/** The point that lies so from another one, on a plane. */
export function pointAt({ east, north }: Offset, centre: Point): Point {
  return {
    latitude: centre.latitude + north / METRES_PER_DEGREE,
    longitude: centre.longitude + east / (METRES_PER_DEGREE * shrink(centre)),
  };
}
