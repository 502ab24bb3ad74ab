import { percentOf, snapToStep, valueAfterKey } from './slider-limits.ts';

const euros = { minimum: 0, maximum: 2000 };
const area = { minimum: 0, maximum: 300, step: 0.5 };
const tenths = { minimum: 0.1, maximum: 1, step: 0.1 };

describe('snapToStep', () => {
  it.each([
    [0, euros, 0],
    [12.4, euros, 12],
    [12.5, euros, 13],
    [-3, euros, 0],
    [2001, euros, 2000],
    [60.2, area, 60],
    [60.3, area, 60.5],
    [299.9, area, 300],
    [0.29, tenths, 0.3],
    [0.7, tenths, 0.7],
    [5, tenths, 1],
    [10, { minimum: 0, maximum: 10, step: 3 }, 9],
    [11, { minimum: 10, maximum: 200, step: 5 }, 10],
    [4, { minimum: 4, maximum: 4 }, 4],
  ])('%d within %j is %d', (value, limits, expected) => {
    expect(snapToStep(value, limits)).toBe(expected);
  });
});

describe('valueAfterKey', () => {
  it.each([
    ['ArrowUp', 10, euros, 15],
    ['ArrowDown', 10, euros, 5],
    ['ArrowUp', 1998, euros, 2000],
    ['ArrowDown', 3, euros, 0],
    ['ArrowUp', 60.5, area, 65.5],
    ['ArrowDown', 60.5, area, 55.5],
    ['ArrowUp', 20, { minimum: 0, maximum: 100, step: 10 }, 30],
    ['Home', 10, euros, 0],
    ['End', 10, euros, 2000],
  ])('%s from %d within %j leads to %d', (key, value, limits, expected) => {
    expect(valueAfterKey(key, value, limits)).toBe(expected);
  });

  it.each(['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Tab', '7'])(
    'leaves %s to the platform',
    (key) => {
      expect(valueAfterKey(key, 10, euros)).toBeUndefined();
    },
  );
});

describe('percentOf', () => {
  it('places a value between the limits, and one without room at the start', () => {
    expect(percentOf(60, { minimum: 10, maximum: 210 })).toBe(25);
    expect(percentOf(4, { minimum: 4, maximum: 4 })).toBe(0);
  });
});
