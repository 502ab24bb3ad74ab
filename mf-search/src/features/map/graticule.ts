import leaflet from 'leaflet';
import { graticuleLines } from './graticule-lines.ts';

/** Drawn so far round the view that a drag does not come to their ends. */
const MARGIN = 0.5;

/** Where nothing else is drawn, lines show how the ground moves. */
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
    lines.setLatLngs(graticuleLines({ south, west, north, east }));
  };
  map.on('moveend', draw);
  draw();
}
