import leaflet from 'leaflet';
import type { Coordinates } from './map-view.ts';

/** Puts an element of ours at a place of the map; it moves along and keeps its size. */
export function placeElement(
  map: leaflet.Map,
  element: HTMLElement,
  { latitude, longitude }: Coordinates,
  pane?: string,
): leaflet.Marker {
  return leaflet
    .marker([latitude, longitude], {
      icon: leaflet.divIcon({ html: element, className: '', iconSize: [0, 0] }),
      interactive: false,
      keyboard: false,
      ...(pane === undefined ? {} : { pane }),
    })
    .addTo(map);
}
