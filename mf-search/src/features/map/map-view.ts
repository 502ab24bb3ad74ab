import type { Bounds } from '@moien/contract';
import leaflet from 'leaflet';
import type { View } from './view-bounds.ts';

export type Coordinates = { latitude: number; longitude: number };

const FARTHEST_ZOOM = 3;
const NEAREST_ZOOM = 18;
/** A few homes in one street are not shown nearer than that. */
const FIT_ZOOM = 14;
const FIT_PADDING = 48;
/**
 * In pixels: what lies over the map above, at the end (zoom, and half a price beside it) and below (the
 * switch to the list).
 */
const FIT_START: leaflet.PointTuple = [FIT_PADDING, 88];
const FIT_END: leaflet.PointTuple = [104, 88];
/** On a phone the same would leave half of the map: a price may then end below a button of the zoom. */
export const PHONE_WIDTH = 480;
const FIT_PHONE = 40;
/** Bounds of an address come from a view; a rounding must not show them one step farther away. */
const BOUNDS_SHRINK = -0.04;
const WORLD: leaflet.LatLngBoundsLiteral = [
  [-85, -180],
  [85, 180],
];

type Target = (map: leaflet.Map) => void;

/**
 * Leaflet's map with what we need of it. It knows who has moved it: what the page does (`fit`, `centre`,
 * another size) is done at once and is no wish of the visitor's.
 */
export class MapView {
  readonly map: leaflet.Map;
  readonly #sizes: ResizeObserver | undefined;
  #isMovedByPage = false;
  /** Whether it has been told what to show. */
  isShown = false;
  /** Waits until the map has a size: a hidden one cannot be fitted. */
  #pending: Target | undefined;

  /** @param isGuarded inside a page that scrolls: the map is still until somebody presses it */
  constructor(element: HTMLElement, { isGuarded = false }: { isGuarded?: boolean } = {}) {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.map = leaflet.map(element, {
      zoomControl: false,
      attributionControl: false,
      trackResize: false,
      fadeAnimation: false,
      zoomAnimation: !isStill,
      markerZoomAnimation: !isStill,
      inertia: !isStill,
      dragging: !isGuarded,
      scrollWheelZoom: !isGuarded,
      minZoom: FARTHEST_ZOOM,
      maxZoom: NEAREST_ZOOM,
      maxBounds: WORLD,
      maxBoundsViscosity: 1,
      center: [0, 0],
      zoom: FARTHEST_ZOOM,
    });
    if (isGuarded) for (const name of ['click', 'focus']) element.addEventListener(name, () => this.#wake());
    if (typeof ResizeObserver === 'undefined') return;
    this.#sizes = new ResizeObserver(() => this.#resize());
    this.#sizes.observe(element);
  }

  get view(): View {
    const bounds = this.map.getBounds();
    return {
      bounds: {
        south: bounds.getSouth(),
        west: bounds.getWest(),
        north: bounds.getNorth(),
        east: bounds.getEast(),
      },
      zoom: this.map.getZoom(),
    };
  }

  /** What is kept free around homes that are to be seen. */
  get #fit() {
    const [start, end] = [leaflet.point(FIT_START), leaflet.point(FIT_END)];
    if (this.map.getSize().x < PHONE_WIDTH) start.x = end.x = FIT_PHONE;
    return { start, end };
  }

  get hasSize(): boolean {
    const { x, y } = this.map.getSize();
    return x > 0 && y > 0;
  }

  /** Shows homes, all of them. */
  fit(bounds: Bounds) {
    this.#moveTo((map) =>
      map.fitBounds(toLeaflet(bounds), {
        animate: false,
        paddingTopLeft: this.#fit.start,
        paddingBottomRight: this.#fit.end,
        maxZoom: FIT_ZOOM,
      }),
    );
  }

  /** Shows the part of the map that an address names. */
  restore(bounds: Bounds) {
    this.#moveTo((map) => map.fitBounds(toLeaflet(bounds).pad(BOUNDS_SHRINK), { animate: false }));
  }

  centre({ latitude, longitude }: Coordinates, zoom: number) {
    this.#moveTo((map) => map.setView([latitude, longitude], zoom, { animate: false }));
  }

  /** Moves just as far as a place needs to be seen beside what lies over the map. */
  reveal({ latitude, longitude }: Coordinates, coveredBelow: number) {
    this.#moveTo((map) =>
      map.panInside([latitude, longitude], {
        animate: false,
        paddingTopLeft: [FIT_PADDING, FIT_START[1]],
        paddingBottomRight: [FIT_PADDING, Math.min(coveredBelow, map.getSize().y / 2)],
      }),
    );
  }

  /** Nearer, as somebody has asked; the homes are in the middle of what nothing lies over. */
  zoomTo(bounds: Bounds) {
    const target = toLeaflet(bounds);
    const { start, end } = this.#fit;
    const zoom = this.map.getBoundsZoom(target, false, start.add(end));
    const nearer = Math.min(NEAREST_ZOOM, Math.max(zoom, this.map.getZoom() + 1));
    const middle = this.map.project(target.getCenter(), nearer).add(end.subtract(start).divideBy(2));
    this.map.setView(this.map.unproject(middle, nearer), nearer);
  }

  /** @param steps of zoom, towards the homes or away from them */
  zoomBy(steps: number) {
    this.map.setZoom(this.map.getZoom() + steps);
  }

  /** Tells each time that the map has come to rest, and whether somebody has moved it. */
  onRest(listener: (isByPerson: boolean) => void): () => void {
    const notify = () => {
      if (this.isShown && this.hasSize) listener(!this.#isMovedByPage);
    };
    this.map.on('moveend', notify);
    return () => this.map.off('moveend', notify);
  }

  remove() {
    this.#sizes?.disconnect();
    this.map.remove();
  }

  /** From now on the map moves under fingers and wheel. */
  #wake() {
    this.map.dragging.enable();
    this.map.scrollWheelZoom.enable();
  }

  #moveTo(target: Target) {
    if (!this.hasSize) {
      this.#pending = target;
      return;
    }
    this.isShown = true;
    this.#asPage(target);
  }

  #resize() {
    this.#asPage((map) => map.invalidateSize({ animate: false, pan: false }));
    const target = this.#pending;
    if (!target || !this.hasSize) return;
    this.#pending = undefined;
    this.#moveTo(target);
  }

  /** Without animation Leaflet moves and tells within the call. */
  #asPage(target: Target) {
    this.#isMovedByPage = true;
    target(this.map);
    this.#isMovedByPage = false;
  }
}

function toLeaflet({ south, west, north, east }: Bounds): leaflet.LatLngBounds {
  return leaflet.latLngBounds([south, west], [north, east]);
}
