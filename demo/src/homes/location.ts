import type { Random } from '@moien/api/lib/random';
import { pointAt } from '@moien/contract';
import type { District, Place } from '../places/place.ts';
import { pickWeighted } from './building.ts';

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
  const offset = { east: radius * Math.cos(angle), north: radius * Math.sin(angle) };
  const { latitude, longitude } = pointAt(offset, district);
  return { district, latitude: roundCoordinate(latitude), longitude: roundCoordinate(longitude), isOutside };
}

function roundCoordinate(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
