import type leaflet from 'leaflet';
import type { Box } from './pin-places.ts';

const EVENT = 'moien:taken';
const known = new WeakMap<leaflet.Map, readonly Box[]>();

/** What is drawn over the ground is told to who writes names on the same map, in pixels of the map at its zoom. */
export function tellTaken(map: leaflet.Map, boxes: readonly Box[]) {
  known.set(map, boxes);
  map.fire(EVENT);
}

/** Told anew each time; what was told before can be asked for. */
export function hearTaken(map: leaflet.Map, listener: () => void) {
  map.on(EVENT, listener);
}

export function takenOf(map: leaflet.Map): readonly Box[] {
  return known.get(map) ?? [];
}
