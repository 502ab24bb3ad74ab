import { pointAt } from '@moien/contract';
import leaflet from 'leaflet';
import { setCoveredBoxes } from './covered-boxes.ts';
import styles from './MapFrame.module.css';
import { placeElement } from './map-element.ts';
import type { Coordinates } from './map-view.ts';

/** About as large as a distance is written, in pixels. */
const TEXT = { width: 40, height: 18 } as const;

export type Ring = { kilometres: number; text: string };

/** Rings round a place that show how far is how far. */
export function drawRings(map: leaflet.Map, { latitude, longitude }: Coordinates, rings: readonly Ring[]) {
  const tops = rings.map(({ kilometres, text }) => {
    const radius = kilometres * 1000;
    leaflet
      .circle([latitude, longitude], { radius, className: styles.ring ?? '', interactive: false })
      .addTo(map);
    const element = document.createElement('span');
    element.className = styles.label ?? '';
    element.dataset.kind = 'distance';
    element.ariaHidden = 'true';
    element.textContent = text;
    const top = pointAt({ east: 0, north: radius }, { latitude, longitude });
    placeElement(map, element, top);
    return top;
  });
  const cover = () =>
    setCoveredBoxes(
      map,
      tops.map((top) => {
        const { x, y } = map.project([top.latitude, top.longitude]);
        return {
          left: x - TEXT.width / 2,
          right: x + TEXT.width / 2,
          top: y - TEXT.height / 2,
          bottom: y + TEXT.height / 2,
        };
      }),
    );
  map.on('zoomend', cover);
  cover();
}
