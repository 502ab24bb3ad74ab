import leaflet from 'leaflet';
import { coveredBoxesOf, onCoveredBoxes } from './covered-boxes.ts';
import type { DrawnPin } from './drawn-pin.ts';
import type { MapView } from './map-view.ts';
import { PinLayer } from './pin-layer.ts';

const pinOf = (key: string, more: Partial<DrawnPin> = {}): DrawnPin => ({
  key,
  kind: 'home',
  latitude: 49.6,
  longitude: 6.1,
  text: '€90',
  name: `Home ${key}`,
  isChosen: false,
  isHighlighted: false,
  ...more,
});
const beside = { longitude: 6.11 };
const pair = [pinOf('a'), pinOf('b', beside)];

function show() {
  const pressed: string[][] = [];
  const element = document.createElement('div');
  const map = leaflet.map(element, { center: [49.6, 6.1], zoom: 12, zoomAnimation: false });
  const layer = new PinLayer({ map } as MapView, {
    onPress: (key, others) => pressed.push([key, ...others]),
    onPoint: () => undefined,
    nameGroup: (count) => ({ text: String(count), name: `${count} homes` }),
  });
  layer.update(pair);
  let layoutCount = 0;
  onCoveredBoxes(map, () => {
    layoutCount += 1;
  });
  const button = (name: string) => element.querySelector<HTMLElement>(`[aria-label="${name}"]`);
  return { map, layer, button, pressed, layoutCount: () => layoutCount };
}

describe('PinLayer', () => {
  it.each([
    ['pointed at', { isHighlighted: true }, 'data-is-highlighted'],
    ['chosen', { isChosen: true }, 'data-is-chosen'],
  ])('leaves pins where they are when one is %s', (_, more, mark) => {
    const { layer, button, layoutCount } = show();
    layer.update([pinOf('a', more), pinOf('b', beside)]);
    expect(button('Home a')?.hasAttribute(mark)).toBe(true);
    expect(layoutCount()).toBe(0);
  });

  it.each([
    ['another comes', [...pair, pinOf('c', { longitude: 6.12 })]],
    ['one goes', [pinOf('a')]],
    ['one is at another place', [pinOf('a'), pinOf('b', { longitude: 6.115 })]],
    ['one says something longer', [pinOf('a'), pinOf('b', { ...beside, text: '€612.40', rank: 1 })]],
  ])('lays them apart anew when %s', (_, pins) => {
    const { map, layer, layoutCount } = show();
    const before = coveredBoxesOf(map);
    layer.update(pins);
    expect(layoutCount()).toBe(1);
    expect(coveredBoxesOf(map)).not.toEqual(before);
  });

  it('shows the prices of the best and dots of the others, by name all the same', () => {
    const { layer, button } = show();
    const far = { longitude: 6.2 };
    layer.update([pinOf('a', { rank: 1 }), pinOf('b', far), pinOf('c', { longitude: 6.3, text: '' })]);
    const isDot = (name: string) => button(name)?.hasAttribute('data-is-dot');
    expect(['Home a', 'Home b', 'Home c'].map(isDot)).toEqual([false, true, true]);
    expect(button('Home a')?.textContent).toBe('€90');
  });

  it('makes a dot of a home that is no longer among the best', () => {
    const { layer, button } = show();
    layer.update([pinOf('a', { rank: 1 })]);
    expect(button('Home a')?.hasAttribute('data-is-dot')).toBe(false);
    layer.update([pinOf('a')]);
    expect(button('Home a')?.hasAttribute('data-is-dot')).toBe(true);
  });

  it('makes one cluster of homes that have no room beside each other, and parts it again', () => {
    const { layer, button, pressed } = show();
    const three = [pinOf('a'), pinOf('b', { longitude: 6.1001 }), pinOf('c', { longitude: 6.1002 })];
    layer.update(three);
    const cluster = button('3 homes');
    expect([cluster?.dataset.kind, cluster?.textContent]).toEqual(['cluster', '3']);
    cluster?.click();
    expect(pressed[0]?.toSorted()).toEqual(['a', 'b', 'c']);
    layer.update(pair);
    expect(button('Home a')?.dataset.kind).toBe('home');
  });

  it('lays them apart anew at another zoom', () => {
    const { map, layoutCount } = show();
    map.setZoom(13);
    expect(layoutCount()).toBe(1);
  });
});
