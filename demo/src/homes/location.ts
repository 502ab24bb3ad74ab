import type { Random } from '@moien/api/lib/random';
import type { District, Place } from '../places/place.ts';
import { pickWeighted } from './building.ts';

const METRES_PER_DEGREE = 111_320;

/** A point near the district's anchor: dense in the middle, thin outside, some homes far out. */
export function drawLocation(
  place: Place,
  random: Random,
): { district: District; latitude: number; longitude: number; isOutside: boolean } {
  const district = pickWeighted(
    place.districts.map((candidate) => [candidate, candidate.weight] as const),
    random,
  );
  const isOutside = random.chance(0.05);
  const spread = district.spreadMetres * (isOutside ? 2.6 : 0.62);
  // Box–Muller: a normal distribution in both directions.
  const radius = spread * Math.sqrt(-2 * Math.log(1 - random.next()));
  const angle = random.between(0, 2 * Math.PI);
  const latitude = district.latitude + (radius * Math.sin(angle)) / METRES_PER_DEGREE;
  const longitude =
    district.longitude +
    (radius * Math.cos(angle)) / (METRES_PER_DEGREE * Math.cos((district.latitude * Math.PI) / 180));
  return { district, latitude: roundCoordinate(latitude), longitude: roundCoordinate(longitude), isOutside };
}

function roundCoordinate(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
