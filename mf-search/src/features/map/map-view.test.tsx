import type { Bounds } from '@moien/contract';
import { MapView } from './map-view.ts';

const [WIDTH, HEIGHT] = [800, 600];
/** In pixels: what lies over the map above, at the end and below. */
const COVERED = { top: 88, end: 72, bottom: 88 } as const;

beforeAll(() => {
  const size = (value: number) => ({ configurable: true, get: () => value });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', size(WIDTH));
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', size(HEIGHT));
});

/** Where the corners of homes are seen once a cluster of them has been pressed. */
function cornersAfterZoom(bounds: Bounds) {
  const view = new MapView(document.createElement('div'));
  view.centre({ latitude: 49.61, longitude: 6.13 }, 9);
  view.zoomTo(bounds);
  const [northWest, southEast] = [
    view.map.latLngToContainerPoint([bounds.north, bounds.west]),
    view.map.latLngToContainerPoint([bounds.south, bounds.east]),
  ];
  view.remove();
  return { top: northWest.y, bottom: southEast.y, start: northWest.x, end: southEast.x };
}

describe('zoomTo', () => {
  it.each<[string, Bounds]>([
    ['a wide cluster', { south: 49.6, west: 6, north: 49.62, east: 6.26 }],
    ['a tall cluster', { south: 49.53, west: 6.12, north: 49.69, east: 6.14 }],
    ['a cluster that fills the view', { south: 49.54, west: 6, north: 49.68, east: 6.26 }],
  ])('shows the homes of %s beside the controls that lie over the map', (_case, bounds) => {
    const { top, bottom, start, end } = cornersAfterZoom(bounds);
    expect(start).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(COVERED.top);
    expect(bottom).toBeLessThanOrEqual(HEIGHT - COVERED.bottom);
    expect(end).toBeLessThanOrEqual(WIDTH - COVERED.end);
  });
});

describe('fit', () => {
  const CITY: Bounds = { south: 49.575, west: 6.09, north: 49.645, east: 6.18 };
  const PHONE = { width: 390, height: 520 };

  it('comes as near on a phone as the homes allow, whatever lies over its sides on a wide screen', () => {
    const element = document.createElement('div');
    const size = (value: number) => ({ get: () => value });
    Object.defineProperty(element, 'clientWidth', size(PHONE.width));
    Object.defineProperty(element, 'clientHeight', size(PHONE.height));
    const view = new MapView(element);
    view.fit(CITY);
    expect(view.view.zoom).toBe(12);
    view.remove();
  });
});
