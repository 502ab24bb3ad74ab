import type { City } from '@moien/contract';
import type leaflet from 'leaflet';
import type { PinShape } from './pin-places.ts';
import { nameSizeOf } from './place-labels.ts';
import { cityKindAt, FIRST_CITY_ZOOM } from './zoom-steps.ts';

/**
 * Room for the name of the town with most homes in view, at its own place: pins keep clear of it, and are not
 * moved into it.
 * @param cities those with most homes first
 */
export function reservedName(
  map: leaflet.Map,
  cities: readonly City[],
  nameOf: (city: City) => string,
): PinShape[] {
  const zoom = map.getZoom();
  if (zoom < FIRST_CITY_ZOOM) return [];
  const city = cities.find(({ latitude, longitude }) => map.getBounds().contains([latitude, longitude]));
  if (!city) return [];
  const { x, y } = map.project([city.latitude, city.longitude]);
  return [{ x, y, ...nameSizeOf(cityKindAt(zoom), nameOf(city)), reach: 0 }];
}
