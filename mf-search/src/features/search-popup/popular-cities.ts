import type { City } from '@moien/contract';

const CITIES_SHOWN = 8;

/** Those with most homes, the most first. */
export function popularCities(cities: readonly City[]): City[] {
  return cities
    .filter(({ propertyCount }) => propertyCount > 0)
    .sort((one, other) => other.propertyCount - one.propertyCount)
    .slice(0, CITIES_SHOWN);
}
