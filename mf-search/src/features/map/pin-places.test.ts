import { boxesOf, isOverlapping, layApart, type PinShape } from './pin-places.ts';

const REACH = 18;
const price = (x: number, y: number): PinShape => ({ x, y, width: 60, height: 28, reach: REACH });
const cluster = (x: number, y: number): PinShape => ({ x, y, width: 40, height: 40, reach: REACH });
const coveredPairs = (shapes: PinShape[]) => {
  const boxes = boxesOf(shapes, layApart(shapes));
  return boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => isOverlapping(one, other)));
};

describe('layApart', () => {
  it('leaves alone what has room', () => {
    expect(layApart([price(0, 0), price(100, 0), cluster(0, 100)])).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]);
  });

  it.each([
    ['beside each other', [cluster(0, 0), cluster(30, 4)]],
    ['below each other', [price(0, 0), cluster(6, 20)]],
    ['three in a row', [cluster(0, 0), cluster(35, 0), cluster(70, 0)]],
    ['at the same place', [price(0, 0), price(0, 0)]],
  ])('parts pins that cover each other: %s', (_, shapes) => {
    expect(coveredPairs(shapes)).toEqual([]);
  });

  it('moves those that cover each other to opposite sides, by as little as it takes', () => {
    expect(layApart([cluster(0, 0), cluster(33, 0)])).toEqual([
      { x: -6.5, y: 0 },
      { x: 6.5, y: 0 },
    ]);
  });

  it.each([
    ['in a row', price, 30],
    ['in a square', cluster, 5],
  ])('draws none far from its place, however many there are %s', (_, shape, columns) => {
    const crowd = Array.from({ length: 30 }, (_value, index) =>
      shape((index % columns) * 9, Math.floor(index / columns) * 9),
    );
    for (const { x, y } of layApart(crowd)) {
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(REACH + 1e-9);
    }
  });
});
