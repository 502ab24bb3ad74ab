import type leaflet from 'leaflet';
import type { Box } from './pin-places.ts';

const EVENT = 'moien:covered';
const boxesByMap = new WeakMap<leaflet.Map, readonly Box[]>();

/** What pins cover of a map, in pixels of the map at its zoom: names of places on the same map make way. */
export function setCoveredBoxes(map: leaflet.Map, boxes: readonly Box[]) {
  boxesByMap.set(map, boxes);
  map.fire(EVENT);
}

export function onCoveredBoxes(map: leaflet.Map, listener: () => void) {
  map.on(EVENT, listener);
}

export function coveredBoxesOf(map: leaflet.Map): readonly Box[] {
  return boxesByMap.get(map) ?? [];
}
