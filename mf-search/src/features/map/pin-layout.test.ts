import type { DrawnPin } from './drawn-pin.ts';
import { layOutPins, type PlacedPin } from './pin-layout.ts';

function place(x: number, y: number, more: Partial<DrawnPin> = {}): PlacedPin {
  const pin = {
    key: `${x} ${y}`,
    kind: 'home',
    latitude: 0,
    longitude: 0,
    text: '€90',
  } as const;
  return { pin: { ...pin, name: '', isChosen: false, isHighlighted: false, ...more }, point: { x, y } };
}

const cluster = (x: number, y: number) => place(x, y, { kind: 'cluster', text: '12' });

const summary = (placed: PlacedPin[]) =>
  layOutPins(placed).map(({ isDot, isCovered }) => (isCovered ? 'covered' : isDot ? 'dot' : 'full'));

describe('layOutPins', () => {
  it('shows prices of the ranked alone', () => {
    expect(summary([place(0, 0, { rank: 1 }), place(200, 0), place(400, 0, { rank: 2, text: '' })])).toEqual([
      'full',
      'dot',
      'dot',
    ]);
  });

  it('shows no more prices than there may be: those of the best', () => {
    const placed = [3, 1, 2].map((rank, index) => place(index * 200, 0, { rank }));
    expect(layOutPins(placed, 2).map(({ isDot }) => isDot)).toEqual([true, false, false]);
  });

  it('keeps prices, clusters and dots off what is reserved', () => {
    const reserved = [{ x: 0, y: 0, width: 110, height: 22, reach: 0 }];
    const placed = [place(0, 4, { rank: 1 }), place(0, 24, { rank: 2 }), cluster(40, 8), place(-30, -8)];
    const layouts = layOutPins(placed, undefined, reserved);
    expect(layouts.map(({ isDot }) => isDot)).toEqual([true, false, false, true]);
    for (const { isCovered, box } of layouts)
      expect(isCovered || box.top >= 11 || box.bottom <= -11).toBe(true);
  });

  it('makes a dot of a price that has no room beside a better one', () => {
    expect(summary([place(0, 0, { rank: 2 }), place(10, 31, { rank: 1 })])).toEqual(['full', 'full']);
    expect(summary([place(0, 0, { rank: 2 }), place(10, 18, { rank: 1 })])).toEqual(['dot', 'full']);
  });

  it('covers a dot below a price, and moves clusters aside and dots that lie near its edge', () => {
    const placed = [place(0, 0, { rank: 1 }), cluster(-20, -4), place(26, 22), place(10, 3)];
    expect(summary(placed)).toEqual(['full', 'full', 'dot', 'covered']);
    const [, ofCluster, ofDot] = layOutPins(placed);
    expect(ofCluster?.shift.x).toBeLessThan(-10);
    expect(ofDot?.shift.y).toBeGreaterThan(0);
  });

  it('leaves targets of 24 pixels and more that do not overlap, whatever the zoom', () => {
    const crowd = Array.from({ length: 120 }, (_, index) => place((index * 37) % 200, (index * 53) % 140));
    const shown = layOutPins(crowd).filter(({ isCovered }) => !isCovered);
    expect(shown.length).toBeGreaterThan(10);
    for (const [index, { box, target }] of shown.entries()) {
      expect(target).toBeGreaterThanOrEqual(24);
      for (const other of shown.slice(index + 1)) {
        const gap = Math.max(
          Math.abs((box.left + box.right - other.box.left - other.box.right) / 2),
          Math.abs((box.top + box.bottom - other.box.top - other.box.bottom) / 2),
        );
        expect(gap).toBeGreaterThanOrEqual(24);
      }
    }
  });
});
