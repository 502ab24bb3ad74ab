import type leaflet from 'leaflet';
import type { Box } from './pin-places.ts';

const EVENT = 'moien:pins';

/** What pins cover is told to whoever draws on the same map, in pixels of the map at its zoom. */
export function tellPins(map: leaflet.Map, boxes: readonly Box[]) {
  map.fire(EVENT, { boxes });
}

export function hearPins(map: leaflet.Map, listener: (boxes: readonly Box[]) => void) {
  map.on(EVENT, (event) => listener((event as unknown as { boxes: readonly Box[] }).boxes));
}
