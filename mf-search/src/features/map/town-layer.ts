import type { City } from '@moien/contract';
import leaflet from 'leaflet';
import styles from './MapFrame.module.css';
import { townRounds } from './town-rounds.ts';

const PANE = 'towns';
/** Nearer than this the ground has neither coasts nor borders to be told by. */
const FIRST_ZOOM = 10;

/** Draws the ground of towns with homes, so that they have a shape where no streets are drawn. */
export function drawTowns(map: leaflet.Map, cities: readonly City[]) {
  map.createPane(PANE).classList.add(styles.towns ?? '');
  const renderer = leaflet.svg({ pane: PANE, padding: 0.5 });
  const options = { pane: PANE, renderer, interactive: false, className: styles.town ?? '' };
  const grounds = leaflet.layerGroup(
    cities
      .flatMap(townRounds)
      .map(({ latitude, longitude, metres }) =>
        leaflet.circle([latitude, longitude], { ...options, radius: metres }),
      ),
  );
  const show = () => (map.getZoom() < FIRST_ZOOM ? grounds.remove() : grounds.addTo(map));
  map.on('zoomend', show);
  show();
}
