import leaflet from 'leaflet';
import { type BaseMap, loadBaseMap } from './base-map.ts';
import { decodeLine } from './decode-line.ts';
import { drawGraticule } from './graticule.ts';
import styles from './MapFrame.module.css';
import type { MapView } from './map-view.ts';

const PANE = 'base';

/** Draws land and borders below everything else. Nothing happens to a map that has gone meanwhile. */
export async function drawBaseLayer({ map }: MapView, signal: AbortSignal): Promise<BaseMap | undefined> {
  const baseMap = await loadBaseMap().catch((error: unknown) => {
    // Pins and names stand on plain paper then.
    console.warn('The base map could not be loaded.', error);
  });
  if (!baseMap || signal.aborted) return undefined;
  const { precision } = baseMap;
  map.createPane(PANE).classList.add(styles.base ?? '');
  const shared = { pane: PANE, renderer: leaflet.svg({ pane: PANE, padding: 0.5 }), interactive: false };
  // All outlines are one shape: which of them is land and which a lake inside is told by how often they
  // surround a point.
  const outlines = baseMap.land.map((line) => decodeLine(line, precision));
  leaflet.polygon(outlines, { ...shared, className: styles.land }).addTo(map);
  map.getContainer().dataset.land = '';
  drawGraticule(map, { ...shared, className: styles.graticule });
  const borders = baseMap.borders.map((line) => decodeLine(line, precision));
  leaflet.polyline(borders, { ...shared, className: styles.border }).addTo(map);
  return baseMap;
}
