import leaflet from 'leaflet';
import { graticuleLines } from './graticule-lines.ts';

/** Drawn so far round the view that a drag does not come to their ends. */
const MARGIN = 0.5;

/** Nearer than this they would be taken for streets. */
const LAST_ZOOM = 9;

/** Far away, where little else is drawn, lines show how the ground moves. */
export function drawGraticule(map: leaflet.Map, options: leaflet.PolylineOptions) {
  const lines = leaflet.polyline([], options).addTo(map);
  const draw = () => {
    const bounds = map.getBounds().pad(MARGIN);
    const [south, west, north, east] = [
      bounds.getSouth(),
      bounds.getWest(),
      bounds.getNorth(),
      bounds.getEast(),
    ];
    const isFar = map.getZoom() <= LAST_ZOOM;
    lines.setLatLngs(isFar ? graticuleLines({ south, west, north, east }) : []);
  };
  map.on('moveend', draw);
  draw();
}
