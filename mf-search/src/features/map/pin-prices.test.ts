import { boxesOf, type PinShape } from './pin-places.ts';
import { choosePrices, targetOf } from './pin-prices.ts';

const price = (x: number, y: number): PinShape => ({ x, y, width: 80, height: 30 });
const dot = (x: number, y: number): PinShape => ({ x, y, width: 22, height: 22 });

describe('choosePrices', () => {
  it('shows all that have room', () => {
    const candidates = [
      { key: 'a', rank: 2, shape: price(0, 0) },
      { key: 'b', rank: 1, shape: price(100, 0) },
    ];
    expect([...choosePrices(candidates, [])]).toEqual(['b', 'a']);
  });

  it('shows the better one of two that would cover each other', () => {
    const candidates = [
      { key: 'a', rank: 2, shape: price(0, 0) },
      { key: 'b', rank: 1, shape: price(20, 5) },
    ];
    expect([...choosePrices(candidates, [])]).toEqual(['b']);
  });

  it('shows both where they only have to be moved a little', () => {
    const candidates = [
      { key: 'a', rank: 1, shape: price(0, 0) },
      { key: 'b', rank: 2, shape: price(10, 20) },
    ];
    expect(choosePrices(candidates, []).size).toBe(2);
  });

  it('shows none in a cluster’s place', () => {
    const candidates = [{ key: 'a', rank: 1, shape: price(0, 0) }];
    expect(choosePrices(candidates, [{ x: 10, y: 0, width: 42, height: 42 }]).size).toBe(0);
  });
});

describe('targetOf', () => {
  it.each([
    ['alone', [dot(0, 0)], 44],
    ['far from another', [dot(0, 0), dot(90, 0)], 44],
    ['beside another', [dot(0, 0), dot(30, 4)], 30],
    ['over another', [dot(0, 0), dot(3, 3)], 24],
    ['beside a price', [dot(0, 0), price(56, 0)], 32],
  ])('is as large as it can be for a dot %s', (_case, shapes, size) => {
    expect(targetOf(0, boxesOf(shapes, []))).toBe(size);
  });
});
