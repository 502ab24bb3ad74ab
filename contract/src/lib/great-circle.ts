/** Degrees. */
type Point = { latitude: number; longitude: number };

/** Mean radius of the earth. */
const EARTH_RADIUS_KILOMETRES = 6371;

/** The shortest way over the surface of the earth in kilometres, by the haversine formula: 0 to 20,015. */
export function greatCircleKilometres(from: Point, to: Point): number {
  const squaredHalfChord =
    haversine(to.latitude - from.latitude) +
    cosine(from.latitude) * cosine(to.latitude) * haversine(to.longitude - from.longitude);
  // Rounding may make it a little more than 1 for places on opposite sides.
  return 2 * EARTH_RADIUS_KILOMETRES * Math.asin(Math.sqrt(Math.min(1, squaredHalfChord)));
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const cosine = (degrees: number) => Math.cos(radians(degrees));
const haversine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
