import type { City } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
import type leaflet from 'leaflet';
import type { CountryLabel } from './base-map.ts';
import { coveredBoxesOf, onCoveredBoxes } from './covered-boxes.ts';
import styles from './MapFrame.module.css';
import { placeElement } from './map-element.ts';
import type { MapView } from './map-view.ts';
import type { Box } from './pin-places.ts';
import { chooseLabels, type LabelCandidate, type PlacedLabel } from './place-labels.ts';
import type { Quarter } from './quarters.ts';
import { cityKindAt, FIRST_CITY_ZOOM, FIRST_QUARTER_ZOOM } from './zoom-steps.ts';

const PANE = 'labels';
const WORLD_PIXELS = 256;
/** Countries are named from so many pixels across on, until their cities are. */
const COUNTRY_PIXELS = 60;
const LAST_COUNTRY_ZOOM = 7;
const CITIES_FOR_EACH_ZOOM = 7;
const LABELS_MAXIMUM = 60;
/** About how far a town reaches from its middle, in metres. */
const TOWN_METRES = 8000;
/** How far from the edge of the map the name of a town stands whose middle is not seen, in pixels. */
const EDGE = { x: 72, y: 104 } as const;

type Written = { marker: leaflet.Marker; element: HTMLElement };

type Names = Pick<RootStore['essentials'], 'essentials' | 'cityName' | 'countryName'>;

/** Names of countries and, nearer, of cities and quarters that have homes, as many as there is room for. */
export class LabelLayer {
  readonly #map: leaflet.Map;
  readonly #names: Names;
  readonly #written = new Map<string, Written>();
  readonly #cities: readonly City[];
  #countries: readonly CountryLabel[] = [];
  #quarters: readonly Quarter[] = [];

  constructor({ map }: MapView, names: Names) {
    this.#map = map;
    this.#names = names;
    this.#cities = [...names.essentials.cityArray].sort((a, b) => b.propertyCount - a.propertyCount);
    const pane = map.createPane(PANE);
    pane.classList.add(styles.labels ?? '');
    pane.setAttribute('aria-hidden', 'true');
    map.on('moveend', this.#write, this);
    onCoveredBoxes(map, () => this.#write());
    this.#write();
  }

  nameCountries(countries: readonly CountryLabel[]) {
    this.#countries = [...countries].sort((a, b) => b.size - a.size);
    this.#write();
  }

  /** Those that come first are written first. */
  nameQuarters(quarters: readonly Quarter[]) {
    this.#quarters = quarters;
    this.#write();
  }

  #write() {
    const labels = chooseLabels([...this.#countryLabels(), ...this.#cityLabels(), ...this.#quarterLabels()], {
      maximum: LABELS_MAXIMUM,
      view: this.#seen(),
      taken: coveredBoxesOf(this.#map),
    });
    const keys = new Set(labels.map(({ key }) => key));
    for (const [key, { marker }] of this.#written) {
      if (keys.has(key)) continue;
      marker.remove();
      this.#written.delete(key);
    }
    for (const label of labels) {
      const written = this.#written.get(label.key) ?? this.#place(label);
      this.#written.set(label.key, written);
      written.element.style.setProperty('--shift', `${label.shift}px`);
      written.element.style.setProperty('--drop', `${label.drop}px`);
    }
  }

  #seen(): Box | undefined {
    const { min, max } = this.#map.getPixelBounds();
    return min && max && { left: min.x, right: max.x, top: min.y, bottom: max.y };
  }

  #place(label: PlacedLabel): Written {
    const element = document.createElement('span');
    element.className = styles.label ?? '';
    element.dataset.kind = label.kind;
    element.textContent = label.text;
    return { element, marker: placeElement(this.#map, element, label, PANE) };
  }

  #countryLabels(): LabelCandidate[] {
    const zoom = this.#map.getZoom();
    const pixelsPerDegree = (WORLD_PIXELS * 2 ** zoom) / 360;
    if (zoom > LAST_COUNTRY_ZOOM) return [];
    return this.#countries
      .filter(({ size }) => size * pixelsPerDegree > COUNTRY_PIXELS)
      .flatMap((country) =>
        this.#candidate('country', country.code, country, () => this.#names.countryName(country.code)),
      );
  }

  #cityLabels(): LabelCandidate[] {
    const steps = this.#map.getZoom() - FIRST_CITY_ZOOM + 1;
    const labels = this.#cities.flatMap((city) =>
      this.#candidate(this.#cityKind(), String(city.id), city, () => this.#names.cityName(city)),
    );
    if (labels.length === 0) return this.#nearestCityLabel();
    return labels.slice(0, Math.max(0, steps * CITIES_FOR_EACH_ZOOM));
  }

  /** So near that the middle of no town is seen: that at whose edge one is, at the edge of the map. */
  #nearestCityLabel(): LabelCandidate[] {
    const seen = this.#seen();
    const centre = this.#map.getCenter();
    const [nearest] = this.#cities
      .map((city) => ({ city, metres: centre.distanceTo([city.latitude, city.longitude]) }))
      .sort((one, other) => one.metres - other.metres);
    if (!seen || !nearest || nearest.metres > TOWN_METRES) return [];
    const { x, y } = this.#map.project([nearest.city.latitude, nearest.city.longitude]);
    const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
    const point: [number, number] = [
      Math.round(within(x, seen.left + EDGE.x, seen.right - EDGE.x)),
      Math.round(within(y, seen.top + EDGE.y, seen.bottom - EDGE.y)),
    ];
    const place = this.#map.unproject(point);
    const id = `${nearest.city.id} ${point.join(' ')}`;
    const name = () => this.#names.cityName(nearest.city);
    return this.#candidate(this.#cityKind(), id, { latitude: place.lat, longitude: place.lng }, name);
  }

  #cityKind() {
    return cityKindAt(this.#map.getZoom());
  }

  #quarterLabels(): LabelCandidate[] {
    if (this.#map.getZoom() < FIRST_QUARTER_ZOOM) return [];
    return this.#quarters.flatMap((quarter) =>
      this.#candidate('quarter', `${quarter.name} ${quarter.latitude}`, quarter, () => quarter.name),
    );
  }

  #candidate(
    kind: LabelCandidate['kind'],
    id: string,
    { latitude, longitude }: { latitude: number; longitude: number },
    name: () => string,
  ): LabelCandidate[] {
    if (!this.#map.getBounds().contains([latitude, longitude])) return [];
    const { x, y } = this.#map.project([latitude, longitude]);
    return [{ key: `${kind}-${id}`, kind, text: name(), latitude, longitude, x, y }];
  }
}
