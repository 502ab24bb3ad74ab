import leaflet from 'leaflet';
import { fillings } from './ground-fillings.ts';
import styles from './MapFrame.module.css';

const PANE = 'towns';
/** Nearer than this the ground has neither coasts nor borders to be told by. */
const FIRST_ZOOM = 10;
/** How far the ground of one home reaches, and how much farther that of several, in pixels. */
const RADIUS = { smallest: 40, ofMore: 9, largest: 88 } as const;

export type TownPlace = { latitude: number; longitude: number; homeCount: number };

/** Ground on which homes stand, so that a town has a shape where no streets are drawn. */
export class TownLayer {
  readonly #map: leaflet.Map;
  readonly #grounds: leaflet.LayerGroup;
  readonly #options: leaflet.CircleMarkerOptions;
  #places: readonly TownPlace[] = [];

  constructor(map: leaflet.Map) {
    this.#map = map;
    map.createPane(PANE).classList.add(styles.towns ?? '');
    const renderer = leaflet.svg({ pane: PANE, padding: 0.5 });
    this.#options = { pane: PANE, renderer, interactive: false, className: styles.town ?? '' };
    this.#grounds = leaflet.layerGroup().addTo(map);
    map.on('zoomend', this.#draw, this);
  }

  show(places: readonly TownPlace[]) {
    this.#places = places;
    this.#draw();
  }

  #draw() {
    this.#grounds.clearLayers();
    if (this.#map.getZoom() < FIRST_ZOOM) return;
    for (const { latitude, longitude, homeCount } of this.#places) {
      const radius = RADIUS.smallest + RADIUS.ofMore * Math.sqrt(homeCount - 1);
      this.#drawGround([latitude, longitude], Math.min(RADIUS.largest, radius));
    }
    const points = this.#places.map(({ latitude, longitude }) => this.#map.project([latitude, longitude]));
    for (const { x, y } of fillings(points)) this.#drawGround(this.#map.unproject([x, y]), RADIUS.smallest);
  }

  #drawGround(place: leaflet.LatLngExpression, radius: number) {
    leaflet.circleMarker(place, { ...this.#options, radius }).addTo(this.#grounds);
  }
}
