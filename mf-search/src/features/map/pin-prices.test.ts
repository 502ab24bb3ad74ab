import { boxesOf, type PinShape } from './pin-places.ts';
import { chooseFitting, chooseUncovered, targetOf } from './pin-prices.ts';

const price = (x: number, y: number): PinShape => ({ x, y, width: 80, height: 30, reach: 18 });
const dot = (x: number, y: number): PinShape => ({ x, y, width: 24, height: 24, reach: 18 });

describe('chooseFitting', () => {
  it('chooses all that have room, in their order', () => {
    expect([...chooseFitting([price(0, 0), price(100, 0)], [1, 0])]).toEqual([1, 0]);
  });

  it('chooses the first of two that would cover each other', () => {
    expect([...chooseFitting([price(0, 0), price(20, 5)], [1, 0])]).toEqual([1]);
  });

  it('chooses both where they only have to be moved a little', () => {
    expect(chooseFitting([price(0, 0), price(10, 20)], [0, 1]).size).toBe(2);
  });

  it('chooses none below another, unless it may be drawn far from its place', () => {
    expect([...chooseFitting([price(0, 0), dot(10, 0)], [0, 1])]).toEqual([0]);
    expect(chooseFitting([price(0, 0), { ...dot(10, 0), reach: 36 }], [0, 1]).size).toBe(2);
  });
});

it('leaves out what lies over one before it', () => {
  const boxes = boxesOf([dot(0, 0), dot(20, 0), dot(40, 0), dot(63, 3)], []);
  expect([...chooseUncovered(boxes, [0, 1, 2, 3])]).toEqual([0, 2]);
});

describe('targetOf', () => {
  it.each([
    ['alone', [dot(0, 0)], 44],
    ['far from another', [dot(0, 0), dot(90, 0)], 44],
    ['beside another', [dot(0, 0), dot(30, 4)], 30],
    ['over another', [dot(0, 0), dot(3, 3)], 24],
    ['beside a price', [dot(0, 0), price(56, 0)], 28],
    ['below a price', [dot(0, 30), price(0, 0)], 27],
  ])('is as large as it can be for a dot %s', (_case, shapes, size) => {
    expect(targetOf(0, boxesOf(shapes, []))).toBe(size);
  });
});
