import { leafletLayer } from 'protomaps-leaflet';
import styles from './MapFrame.module.css';
import type { MapView } from './map-view.ts';
import { readStreetColours } from './street-colours.ts';
import type { StreetSource } from './street-source.ts';
import { labelRulesOf, paintRulesOf } from './street-style.ts';

const PANE = 'streets';
/** Farther away the land and its borders say more than a patch of streets. */
const FIRST_ZOOM = 10;
/** A tile of the file covers twice as much of the map as one of Leaflet’s: the library’s default. */
const LEVEL_DIFFERENCE = 1;

type StreetNames = {
  languageTag: string;
  /** Whether a place has its name from elsewhere already. */
  isWritten: (name: string) => boolean;
};

/** Draws streets in the theme that is shown. @returns removes them */
export function drawStreets({ map }: MapView, source: StreetSource, names: StreetNames): () => void {
  const pane = map.getPane(PANE) ?? map.createPane(PANE);
  pane.classList.add(styles.streetPane ?? '');
  const colours = readStreetColours(map.getContainer());
  const { south, west, north, east } = source.bounds;
  const layer = leafletLayer({
    url: source.archive,
    maxDataZoom: source.zooms.last,
    lang: names.languageTag,
    paintRules: paintRulesOf(colours),
    labelRules: labelRulesOf(colours, names.languageTag, names.isWritten),
    pane: PANE,
    minZoom: Math.max(FIRST_ZOOM, source.zooms.first + LEVEL_DIFFERENCE),
    bounds: [
      [south, west],
      [north, east],
    ],
  });
  layer.addTo(map);
  return () => layer.remove();
}
