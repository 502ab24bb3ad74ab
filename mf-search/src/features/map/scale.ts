import leaflet from 'leaflet';
import type { MapView } from './map-view.ts';

const LONGEST = 96;

/** How far is how far: a bar of whole kilometres or metres. */
export function drawScale({ map }: MapView) {
  leaflet.control.scale({ imperial: false, maxWidth: LONGEST, position: 'bottomleft' }).addTo(map);
}
